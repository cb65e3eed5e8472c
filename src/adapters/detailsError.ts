import type { UserDetails } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import type { DetailsError } from '#machines/ports/profilePort.ts';
import type { ReadPhone } from './readPhone.ts';

/** The shortest thing a letter could be sent to: a house, a place. */
const SHORTEST_ADDRESS = 5;

/** What of the details cannot be stored, because it is no phone number, address or link or is too long; null where all can. */
export function detailsError(details: UserDetails, phone: ReadPhone | null): DetailsError | null {
  const error: DetailsError = {
    phone: phone !== null && 'error' in phone ? phone.error : undefined,
    title: (details.title?.length ?? 0) > limits.detailLength.title ? 'tooLong' : undefined,
    address: addressFault(details.address),
    linkedinUrl: linkFault(details.linkedin_url),
  };
  return Object.values(error).every((fault) => fault === undefined) ? null : error;
}

function addressFault(address: string | null): DetailsError['address'] {
  if (address === null) return undefined;
  if (address.length > limits.detailLength.address) return 'tooLong';
  return address.length < SHORTEST_ADDRESS || !/\p{Letter}{2}/u.test(address) ? 'noAddress' : undefined;
}

function linkFault(link: string | null): DetailsError['linkedinUrl'] {
  if (link === null) return undefined;
  if (link.length > limits.detailLength.linkedinUrl) return 'tooLong';
  return isWebLink(link) ? undefined : 'noLink';
}

const isWebLink = (link: string): boolean => /^https?:\/\/[^/]+\.[^/]+/i.test(link) && URL.canParse(link);
