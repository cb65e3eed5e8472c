/** What is said to the list of a file's versions, what it says, and what it remembers. */
import type { FileVersion } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { FilePort } from '../ports/filePort.ts';
import type { Reason } from '../ports/reason.ts';
import type { Draft } from './draft.ts';

export interface VersionListInput {
  files: FilePort;
  owner: Owner<VersionListReport>;
}

export type VersionListEvent =
  /** A file is open. */
  | { type: 'text.opened'; path: string }
  /** No file is open any more. */
  | { type: 'text.closed' }
  /** Here is the text as it stands. */
  | { type: 'text.given'; draft: Draft }
  /** The editor shows the version that was wanted. */
  | { type: 'text.restored' }
  /** Somebody looks, or tries once more. */
  | { type: 'list.requested' }
  | { type: 'list.closed' }
  /** The learner wants to see this one of the list, counted from 0. */
  | { type: 'version.chosen'; index: number }
  | { type: 'version.left' }
  | { type: 'restore.requested' };

/** What it tells its owner. */
export type VersionListReport =
  /** The text as it stands is needed. */
  | { type: 'version.due' }
  /** The learner wants this earlier text back. */
  | { type: 'version.wanted'; code: string };

/** The list did not come, the text of a version did not, or what is typed could not be kept before it is replaced. */
export interface VersionFault {
  kind: 'unlisted' | 'unread' | 'unkept';
  detail: Reason;
}

interface VersionListState {
  path: string;
  /** Newest first. */
  versions: readonly FileVersion[];
  /** What the server has now; null when it has no such file. */
  current: string | null;
  /** What the learner looks at; null before the first one. */
  chosen: FileVersion | null;
  /** The text of the chosen version. */
  code: string;
  /** What is typed, to be kept before it is replaced. */
  draft: Draft | null;
  fault: VersionFault | null;
}

export interface VersionListContext extends VersionListInput, VersionListState {}

export const noVersions: VersionListState = {
  path: '',
  versions: [],
  current: null,
  chosen: null,
  code: '',
  draft: null,
  fault: null,
};
