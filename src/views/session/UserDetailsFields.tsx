import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { GENDERS } from '#contract/limits.ts';
import {
  type UserDetailsActor,
  selectErrors,
  selectFields,
  selectIsBusy,
  selectIsRequired,
} from '#machines/session/userDetailsMachine.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useTexts } from '../useTexts.ts';

/** The fields and their button. The first of those that were refused receives the focus. */
export function UserDetailsFields({ userDetails }: { userDetails: UserDetailsActor }) {
  const { detailErrorTexts, detailPurposes, genderNames, userDetailsTexts } = useTexts();
  const genders = GENDERS.map((gender) => ({ value: gender, label: genderNames[gender] }));
  const fields = useSelector(userDetails, selectFields);
  const errors = useSelector(userDetails, selectErrors);
  const needsPhone = useSelector(userDetails, (form) => selectIsRequired(form, 'phone'));
  const needsGender = useSelector(userDetails, (form) => selectIsRequired(form, 'gender'));
  const isBusy = useSelector(userDetails, selectIsBusy);
  const hintOf = (field: keyof typeof detailPurposes, isRequired: boolean) =>
    isRequired ? detailPurposes[field] : `${userDetailsTexts.optional} ${detailPurposes[field]}`;
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBusy) grid.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isBusy]);
  return (
    <>
      <div ref={grid} className="grid gap-x-5 gap-y-2 md:grid-cols-2">
        <Field
          id="phone"
          label={userDetailsTexts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={hintOf('phone', needsPhone)}
          isRequired={needsPhone}
          isReadOnly={isBusy}
          value={fields.phone}
          error={errors.phone && detailErrorTexts.phone[errors.phone]}
          onChange={(phone) => userDetails.send({ type: 'phone.typed', phone })}
        />
        <Field
          id="title"
          label={userDetailsTexts.jobTitle}
          hint={hintOf('title', true)}
          autoComplete="organization-title"
          isRequired
          isReadOnly={isBusy}
          value={fields.title}
          error={errors.title && detailErrorTexts.title[errors.title]}
          onChange={(title) => userDetails.send({ type: 'title.typed', title })}
        />
        <Select
          id="gender"
          label={userDetailsTexts.gender}
          options={genders}
          placeholder={userDetailsTexts.chooseGender}
          hint={hintOf('gender', needsGender)}
          isRequired={needsGender}
          isDisabled={isBusy}
          value={fields.gender}
          error={errors.gender && detailErrorTexts.gender[errors.gender]}
          onChange={(gender) => userDetails.send({ type: 'gender.chosen', gender })}
        />
        <Field
          id="linkedin_url"
          label={userDetailsTexts.linkedinUrl}
          hint={hintOf('linkedinUrl', false)}
          type="url"
          inputMode="url"
          autoComplete="url"
          isReadOnly={isBusy}
          value={fields.linkedinUrl}
          error={errors.linkedinUrl && detailErrorTexts.linkedinUrl[errors.linkedinUrl]}
          onChange={(linkedinUrl) => userDetails.send({ type: 'linkedinUrl.typed', linkedinUrl })}
        />
        <Field
          id="address"
          label={userDetailsTexts.address}
          hint={hintOf('address', false)}
          autoComplete="street-address"
          className="md:col-span-2"
          isReadOnly={isBusy}
          value={fields.address}
          error={errors.address && detailErrorTexts.address[errors.address]}
          onChange={(address) => userDetails.send({ type: 'address.typed', address })}
        />
      </div>
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="mt-3 w-full md:w-auto">
        {isBusy ? userDetailsTexts.submitting : userDetailsTexts.submit}
      </Button>
    </>
  );
}
