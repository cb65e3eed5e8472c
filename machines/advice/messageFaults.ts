import type { FaultFamily } from './faultSign.ts';
import { fieldsOfMessages } from './rosNames.ts';

const kinds = Object.keys(fieldsOfMessages).join('|');
const guess = String.raw`(?:\. Did you mean: '(?<near>\w{1,80})'\?)?`;

/** What genpy says of a field whose value it cannot publish. */
const fieldThat = (isWrong: string): RegExp =>
  new RegExp(String.raw`^(?:ROSSerializationException|SerializationError): field (?<name>[\w.[\]]{1,120}) ${isWrong}`);

/** Messages that are filled or published in another form than theirs, and what is asked of a thing that does not have it. */
export const messageFaults = {
  fieldUnknown: {
    pattern: new RegExp(
      String.raw`^AttributeError: '(?<kind>${kinds})' object has no attribute '(?<name>\w{1,80})'${guess}`,
    ),
    meant: ({ kind }) => fieldsOfMessages[kind] ?? [],
  },
  fieldNamedUnknown: {
    pattern: /^AttributeError: (?<name>\w{1,80}) is not an attribute of (?<kind>\w{1,80})/,
    meant: ({ kind }) => fieldsOfMessages[kind] ?? [],
  },
  moduleWithout: {
    pattern: new RegExp(
      String.raw`^AttributeError: module '(?<kind>[\w.]{1,80})' has no attribute '(?<name>\w{1,80})'${guess}`,
    ),
  },
  fieldOfNumber: { pattern: /^AttributeError: '(?<kind>float|int)' object has no attribute '[xyzw]'/ },
  attributeUnknown: {
    pattern: new RegExp(
      String.raw`^AttributeError: '(?<kind>[\w.]{1,80})' object has no attribute '(?<name>\w{1,80})'${guess}`,
    ),
  },
  fieldNotText: { pattern: fieldThat('must be of type (?:bytes or an ascii string|str)') },
  fieldNotNumber: { pattern: fieldThat('must be float type') },
  fieldNotWhole: { pattern: fieldThat('must be (?:an|(?<kind>unsigned)) integer type') },
  fieldNotList: { pattern: fieldThat('must be a list or tuple type') },
  fieldNotBool: { pattern: fieldThat('is not a bool') },
  fieldTooLarge: { pattern: fieldThat(String.raw`exceeds specified width \[(?<kind>\w{1,20})\]`) },
  messageFields: { pattern: /^TypeError: Invalid number of arguments, args should be \[(?<kind>[\w', ]{1,200})\]/ },
  messageOther: {
    pattern: /^TypeError: expected \[(?<kind>[\w/]{1,80})\] but got \[(?<other>[\w/]{1,80})\]/,
  },
  notAMessage: { pattern: /^ValueError: data_class \[(?<name>.{1,80}?)[\] ]/ },
} as const satisfies FaultFamily;
