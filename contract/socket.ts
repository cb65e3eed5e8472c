/** What travels over the workspace socket (`/ws`), one JSON object a message. */
import * as v from 'valibot';
import { processEntry } from './entities.ts';
import { limits } from './limits.ts';
import { driveSpeed, robotFrame } from './robot.ts';
import { topicSight } from './topic.ts';

const requestId = v.pipe(v.string(), v.maxLength(limits.requestIdLength));
const processId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

const topicName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.topicLength));

export const clientFrame = v.variant('type', [
  v.strictObject({
    type: v.literal('subscribe_process'),
    process_id: processId,
    request_id: requestId,
    /** The last line already seen: output starts behind it. Without it, output starts with the oldest kept line. */
    after_seq: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.strictObject({ type: v.literal('unsubscribe_process'), process_id: processId, request_id: requestId }),
  /** A language server for this socket, in place of the one that it may have. */
  v.strictObject({ type: v.literal('start_language_server') }),
  /** A part of a message to it; the last part makes it whole. */
  v.strictObject({
    type: v.literal('language_message'),
    text: v.pipe(v.string(), v.maxLength(limits.languagePartLength)),
    is_last: v.boolean(),
  }),
  /** Asks for a sign of life at once: whoever slept cannot wait for the next heartbeat to learn whether the other end is still there. */
  v.strictObject({ type: v.literal('probe') }),
  /** Starts the robot where none runs; frames of it follow until `unwatch_robot`. */
  v.strictObject({ type: v.literal('watch_robot'), request_id: requestId }),
  v.strictObject({ type: v.literal('unwatch_robot'), request_id: requestId }),
  /** Robot and crates go back to where they start. Refused where no robot runs, as are pausing and continuing. */
  v.strictObject({ type: v.literal('reset_robot'), request_id: requestId }),
  /** Physics and `/clock` stand still, for every program, until the simulation is continued. */
  v.strictObject({ type: v.literal('pause_robot'), request_id: requestId }),
  v.strictObject({ type: v.literal('continue_robot'), request_id: requestId }),
  /** Somebody drives the robot by hand from now on: their node joins the graph. Starts the robot where none runs. */
  v.strictObject({ type: v.literal('take_robot'), request_id: requestId }),
  /** Published as it is on the topic that the robot is commanded by; answered only when it is refused. */
  v.strictObject({ type: v.literal('drive_robot'), ...driveSpeed, request_id: requestId }),
  /** Nobody does any longer: the robot stops, and the node leaves the graph. */
  v.strictObject({ type: v.literal('release_robot'), request_id: requestId }),
  /** Messages of this topic, and of those beside it, follow until `unwatch_topic`, in place of those of others. What is answered is whether the first can be watched. */
  v.strictObject({
    type: v.literal('watch_topic'),
    topic: topicName,
    beside: v.optional(v.pipe(v.array(topicName), v.maxLength(limits.plottedTopics))),
    request_id: requestId,
  }),
  v.strictObject({ type: v.literal('unwatch_topic'), request_id: requestId }),
]);
export type ClientFrame = v.InferOutput<typeof clientFrame>;

/** Why a language server is gone, or was not to be had. */
export const LANGUAGE_ENDS = ['idle', 'crashed', 'too_many', 'missing', 'unavailable'] as const;

export const ROBOT_REQUESTS = [
  'watch_robot',
  'unwatch_robot',
  'reset_robot',
  'pause_robot',
  'continue_robot',
  'take_robot',
  'drive_robot',
  'release_robot',
] as const;

export const TOPIC_REQUESTS = ['watch_topic', 'unwatch_topic'] as const;

/** From another server of the site. */
export const ARRIVALS = ['handed', 'lost'] as const;

export const GRAPH_PARTS = ['master', 'robot'] as const;
/** `overflowed` is started again, too: the graph had more topics than can be told. */
export const GRAPH_STATES = ['restarting', 'overflowed', 'running'] as const;

/** Why something went wrong or was refused; nothing where it went well. */
const why = {
  error: v.optional(v.nullable(v.string()), null),
  /** What `error` says, as one of `errorFacts`; absent where there is none for it. */
  code: v.optional(v.string()),
  facts: v.optional(v.record(v.string(), v.unknown())),
};

export const serverFrame = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    message: v.string(),
    /** Another epoch than before means that the server was restarted and that its processes are gone. */
    epoch: v.string(),
    /** How the workspace came to this server: another gave it up, or was lost with it. Absent where neither is so. */
    arrival: v.optional(v.picklist(ARRIVALS)),
  }),
  v.object({
    type: v.literal('ros_response'),
    success: v.boolean(),
    process_id: v.string(),
    name: v.string(),
    command: v.string(),
    output_lines: v.array(v.string()),
    ...why,
  }),
  v.object({
    type: v.literal('process_output'),
    process_id: v.string(),
    /** One line, or several of one stream joined by a line feed when they came together. */
    data: v.string(),
    timestamp: v.string(),
    stream: v.string(),
    /** The number of the first line of `data`; lines of a process count from 1 over both streams. */
    seq: v.number(),
    /** How many lines before this one are no longer kept. */
    missed: v.optional(v.number(), 0),
  }),
  v.object({
    type: v.literal('process_stopped'),
    success: v.boolean(),
    process_id: v.string(),
    error: v.optional(v.nullable(v.string()), null),
  }),
  /** All that there are, the newest first: sent to a new socket. */
  v.object({ type: v.literal('process_list'), processes: v.array(processEntry) }),
  /** What of that list is no longer as it was told last: entries that are new, which go before all others, or have changed, and the ids of those that are listed no more. */
  v.object({ type: v.literal('process_changes'), processes: v.array(processEntry), gone: v.array(v.string()) }),
  v.object({
    type: v.literal('subscribed'),
    success: v.boolean(),
    process_id: v.string(),
    request_id: v.optional(v.string()),
    error: v.optional(v.nullable(v.string()), null),
  }),
  v.object({
    type: v.literal('unsubscribed'),
    success: v.boolean(),
    process_id: v.string(),
    request_id: v.optional(v.string()),
    error: v.optional(v.nullable(v.string()), null),
  }),
  v.object({
    type: v.literal('robot_answered'),
    request: v.picklist(ROBOT_REQUESTS),
    success: v.boolean(),
    request_id: v.optional(v.string()),
    ...why,
  }),
  /** What there was to see of the robot at some moments, the earliest first. */
  v.object({ type: v.literal('robot'), frames: v.pipe(v.array(robotFrame), v.minLength(1)) }),
  v.object({
    type: v.literal('topic_answered'),
    request: v.picklist(TOPIC_REQUESTS),
    success: v.boolean(),
    request_id: v.optional(v.string()),
    ...why,
  }),
  /** The latest message of a topic that is watched, a few times a second at most. */
  v.object({ type: v.literal('topic_seen'), topic: v.string(), ...topicSight.entries }),
  /** Sent every `limits.heartbeatMs`, whatever else is sent: a browser cannot see the pings of the protocol, which it answers. */
  v.object({ type: v.literal('heartbeat') }),
  v.object({ type: v.literal('probe_answered') }),
  /**
   * A part of the robot's graph was found gone or cut off and is started again, or is back. Sent when it changes, and to a
   * new socket for every part that is not running.
   */
  v.object({ type: v.literal('graph_changed'), part: v.picklist(GRAPH_PARTS), state: v.picklist(GRAPH_STATES) }),
  v.object({ type: v.literal('language_server_started') }),
  v.object({ type: v.literal('language_server_ended'), reason: v.picklist(LANGUAGE_ENDS) }),
  /** A message of the language server, whole. */
  v.object({ type: v.literal('language_message'), text: v.string() }),
  v.object({ type: v.literal('error'), error: v.string(), request_id: v.optional(v.string()) }),
]);
export type ServerFrame = v.InferOutput<typeof serverFrame>;

export type LanguageEnd = (typeof LANGUAGE_ENDS)[number];
export type Arrival = (typeof ARRIVALS)[number];
export type GraphPart = (typeof GRAPH_PARTS)[number];
export type GraphState = (typeof GRAPH_STATES)[number];

/** Why the server closes a socket, beyond the codes of RFC 6455. */
export const closeCodes = {
  sessionEnded: 4401,
  tooSlow: 4008,
  tooManyMessages: 4429,
  /** Said at once, in place of a welcome: a page cannot read why an upgrade is refused. */
  tooManySockets: 4409,
  shuttingDown: 1001,
  /** The workspace goes to another server of the site, and the page with it. */
  moved: 4301,
} as const;
