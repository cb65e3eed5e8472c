import { useSelector } from '@xstate/react';
import { GENDERS } from '#contract/limits.ts';
import {
  type UserDetailsActor,
  selectErrors,
  selectFields,
  selectIsBusy,
} from '#machines/session/userDetailsMachine.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useTexts } from '../useTexts.ts';

export function UserDetailsFields({ userDetails }: { userDetails: UserDetailsActor }) {
  const { detailErrorTexts, genderNames, userDetailsTexts } = useTexts();
  const genders = GENDERS.map((gender) => ({ value: gender, label: genderNames[gender] }));
  const fields = useSelector(userDetails, selectFields);
  const errors = useSelector(userDetails, selectErrors);
  const isBusy = useSelector(userDetails, selectIsBusy);
  return (
    <>
      <div className="grid gap-x-5 gap-y-2 md:grid-cols-2">
        <Field
          id="phone"
          label={userDetailsTexts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isRequired
          isReadOnly={isBusy}
          value={fields.phone}
          error={errors.phone && detailErrorTexts.phone}
          onChange={(phone) => userDetails.send({ type: 'phone.typed', phone })}
        />
        <Field
          id="title"
          label={userDetailsTexts.jobTitle}
          hint={userDetailsTexts.jobTitleHint}
          autoComplete="organization-title"
          isRequired
          isReadOnly={isBusy}
          value={fields.title}
          error={errors.title && detailErrorTexts.title}
          onChange={(title) => userDetails.send({ type: 'title.typed', title })}
        />
        <Select
          id="gender"
          label={userDetailsTexts.gender}
          options={genders}
          placeholder={userDetailsTexts.chooseGender}
          isRequired
          value={fields.gender}
          error={errors.gender && detailErrorTexts.gender}
          onChange={(gender) => userDetails.send({ type: 'gender.chosen', gender })}
        />
        <Field
          id="linkedin_url"
          label={userDetailsTexts.linkedinUrl}
          hint={userDetailsTexts.optional}
          type="url"
          inputMode="url"
          autoComplete="url"
          isReadOnly={isBusy}
          value={fields.linkedinUrl}
          onChange={(linkedinUrl) => userDetails.send({ type: 'linkedinUrl.typed', linkedinUrl })}
        />
        <Field
          id="address"
          label={userDetailsTexts.address}
          hint={userDetailsTexts.optional}
          autoComplete="street-address"
          className="md:col-span-2"
          isReadOnly={isBusy}
          value={fields.address}
          onChange={(address) => userDetails.send({ type: 'address.typed', address })}
        />
      </div>
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="mt-3 w-full md:w-auto">
        {isBusy ? userDetailsTexts.submitting : userDetailsTexts.submit}
      </Button>
    </>
  );
}
