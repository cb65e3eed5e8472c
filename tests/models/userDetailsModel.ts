import { WAIVABLE_FIELDS } from '#contract/limits.ts';
import { userDetailsMachine } from '#machines/session/userDetailsMachine.ts';
import { complete } from '../fakes/fakeProfiles.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const userDetailsModel = modelOf({
  machine: userDetailsMachine,
  input: (world) => ({ profiles: askingPorts(world).profiles, userId: 'u1', owner: world.owner }),
  events: [
    { type: 'phone.typed', phone: '+1 202 555 0100' },
    { type: 'address.typed', address: 'Robot Street 1' },
    { type: 'title.typed', title: 'Engineer' },
    { type: 'gender.chosen', gender: 'female' },
    { type: 'linkedinUrl.typed', linkedinUrl: 'https://www.linkedin.com/in/ada' },
    { type: 'form.submitted' },
    { type: 'retry.requested' },
    answers('loadDetails', { details: null, requiredFields: WAIVABLE_FIELDS }),
    answers('loadDetails', { details: null, requiredFields: [] }),
    answers('loadDetails', { details: complete, requiredFields: WAIVABLE_FIELDS }),
    breaks('loadDetails'),
    answers('checkDetails', null),
    answers('checkDetails', { phone: 'noCountry', linkedinUrl: 'noLink' }),
    breaks('checkDetails'),
    answers('saveDetails', null),
    answers('saveDetails', { phone: 'noCountry', address: 'noAddress', linkedinUrl: 'noLink' }),
    breaks('saveDetails'),
  ],
  known: ({ fields: { phone, title, gender }, requiredFields, errors }) => ({
    phone,
    title,
    gender,
    requiredFields,
    errors,
  }),
});
