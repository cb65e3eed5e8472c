import type { StateValueFrom } from 'xstate';
import type { userDetailsMachine } from '#machines/session/userDetailsMachine.ts';
import { UserDetailsPage } from '#src/views/session/UserDetailsPage.tsx';
import { chooses, fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { fieldFace } from './fieldFace.ts';

interface Place {
  value: StateValueFrom<typeof userDetailsMachine>;
}

/** The fields are there, and nothing is under way. */
const isFree = ({ value }: Place) => value === 'editing';
const isUnderWay = ({ value }: Place) => value === 'checking' || value === 'saving';
const isThere = ({ value }: Place) => value !== 'loading' && value !== 'failed';

export const userDetailsView = viewOf<typeof userDetailsMachine>({
  show: (userDetails) => <UserDetailsPage userDetails={userDetails} isComplete={false} onDelete={() => undefined} />,
  deeds: {
    'phone.typed': fills('Phone number', ({ phone }) => phone, isFree),
    'address.typed': fills('Address', ({ address }) => address, isFree),
    'title.typed': fills('Title', ({ title }) => title, isFree),
    'gender.chosen': chooses('Gender', ({ gender }) => gender, isFree),
    'linkedinUrl.typed': fills('LinkedIn URL', ({ linkedinUrl }) => linkedinUrl, isFree),
    'form.submitted': presses((place) => (isUnderWay(place) ? 'Saving…' : 'Submit'), isFree),
    'retry.requested': presses('Try again', ({ value }) => value === 'failed'),
  },
  sights: (snapshot) => {
    const { value, context } = snapshot;
    const { fields, errors } = context;
    const shown = (field: string, isWrong = false) => isThere(snapshot) && fieldFace(field, isWrong);
    return {
      'heading: Complete Your Profile': true,
      'status: Loading your details…': value === 'loading',
      'text: Failed to load user data.': value === 'failed',
      'textbox: Phone number': shown(fields.phone, errors.phone !== undefined),
      'text: Phone number is required': errors.phone === 'required' && isThere(snapshot),
      'text: Begin with + and the code of the country, as in +34 612 34 56 78.':
        errors.phone === 'noCountry' && isThere(snapshot),
      'textbox: Title': shown(fields.title, errors.title !== undefined),
      'text: Title is required': errors.title !== undefined && isThere(snapshot),
      'combobox: Gender': shown(fields.gender, errors.gender !== undefined),
      'text: Gender is required': errors.gender !== undefined && isThere(snapshot),
      'textbox: LinkedIn URL': shown(fields.linkedinUrl, errors.linkedinUrl !== undefined),
      'text: A link begins with https://, as in https://www.linkedin.com/in/your-name.':
        errors.linkedinUrl !== undefined && isThere(snapshot),
      'textbox: Address': shown(fields.address, errors.address !== undefined),
      'text: This does not look like an address. Write street, number and town.':
        errors.address !== undefined && isThere(snapshot),
      'button: Submit': isFree(snapshot),
      'button: Delete my account…': true,
      'button: Saving…': isUnderWay(snapshot) && 'busy',
    };
  },
});
