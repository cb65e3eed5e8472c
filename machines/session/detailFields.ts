/** What the learner tells about themselves, and what a form with it must contain. */
import * as v from 'valibot';
import { GENDERS, type WaivableField } from '#contract/limits.ts';
import type { UserDetails } from '#contract/entities.ts';
import type { DetailsError } from '../ports/profilePort.ts';

/** The fields of the form as they are typed; an empty text means that nothing was given. */
export interface DetailFields {
  phone: string;
  address: string;
  title: string;
  gender: string;
  linkedinUrl: string;
}

/** What is wrong with the form: what is missing, or what cannot be stored. */
export type DetailErrors = { [Field in keyof DetailFields]?: MissingDetail<Field> | UnfitDetail<Field> };
type MissingDetail<Field> = Field extends 'phone' | 'title' | 'gender' ? 'required' : never;
type UnfitDetail<Field> = Field extends keyof DetailsError ? NonNullable<DetailsError[Field]> : never;

const given = v.pipe(v.string(), v.trim(), v.nonEmpty());
const schema = v.object({ phone: given, title: given, gender: v.picklist(GENDERS) });

/** What is missing: the title, and whatever else the site asks for. Address and LinkedIn URL may be. */
export function detailErrors(fields: DetailFields, requiredFields: readonly WaivableField[]): DetailErrors {
  const { issues } = v.safeParse(schema, fields);
  const missing = issues === undefined ? {} : (v.flatten<typeof schema>(issues).nested ?? {});
  return {
    ...(missing.phone && requiredFields.includes('phone') && { phone: 'required' as const }),
    ...(missing.title && { title: 'required' as const }),
    ...(missing.gender && requiredFields.includes('gender') && { gender: 'required' as const }),
  };
}

/** The form as it is filled with what is stored. */
export function fieldsOf(details: UserDetails | null): DetailFields {
  return {
    phone: details?.phone ?? '',
    address: details?.address ?? '',
    title: details?.title ?? '',
    gender: details?.gender ?? '',
    linkedinUrl: details?.linkedin_url ?? '',
  };
}

/** What is stored of a form. */
export function detailsOf(fields: DetailFields): UserDetails {
  return {
    phone: orNull(fields.phone),
    address: orNull(fields.address),
    title: orNull(fields.title),
    gender: GENDERS.find((gender) => gender === fields.gender) ?? null,
    linkedin_url: orNull(fields.linkedinUrl),
  };
}

const orNull = (text: string): string | null => text.trim() || null;
