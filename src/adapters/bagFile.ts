/** Bags of ROS 1 as `rosbag` reads them: https://wiki.ros.org/Bags/Format/2.0. Nothing is compressed. */
import { ByteWriter } from './ByteWriter.ts';

/** What is said over a topic, and how it is written. */
export interface BagTopic {
  topic: string;
  type: string;
  md5sum: string;
  definition: string;
}

export interface BagMessage {
  /** The place of its topic among those of the bag. */
  topic: number;
  /** In milliseconds since 1970. */
  at: number;
  data: Uint8Array;
}

const FIRST_LINE = '#ROSBAG V2.0\n';
/** The first record is filled up to so many bytes. */
const FIRST_RECORD = 4096;
/** A chunk is closed when it has so many bytes. */
const CHUNK = 786_432;

const op = { message: 2, bag: 3, index: 4, chunk: 5, chunkInfo: 6, connection: 7 } as const;

type Field = readonly [name: string, value: ByteWriter];

interface ChunkInfo {
  position: number;
  messages: readonly BagMessage[];
}

/** The parts of the file, one behind the other. Messages come in the order of their times. */
export function bagFile(topics: readonly BagTopic[], messages: Iterable<BagMessage>): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const chunks: ChunkInfo[] = [];
  let position = FIRST_LINE.length + FIRST_RECORD;
  const add = (part: Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    position += part.length;
  };
  const connections = topics.map(connectionRecord);
  for (const chunk of chunksOf(messages)) {
    chunks.push({ position, messages: chunk });
    add(chunkRecords(topics, chunk));
  }
  const indexPosition = position;
  for (const connection of connections) add(connection);
  for (const chunk of chunks) add(chunkInfoRecord(chunk));
  return [new TextEncoder().encode(FIRST_LINE), bagRecord(indexPosition, topics.length, chunks.length), ...parts];
}

function* chunksOf(messages: Iterable<BagMessage>): Generator<BagMessage[]> {
  let chunk: BagMessage[] = [];
  let size = 0;
  for (const message of messages) {
    chunk.push(message);
    size += message.data.length;
    if (size < CHUNK) continue;
    yield chunk;
    chunk = [];
    size = 0;
  }
  if (chunk.length > 0) yield chunk;
}

/** A chunk with its messages, and where each of them is in it. */
function chunkRecords(topics: readonly BagTopic[], messages: readonly BagMessage[]): Uint8Array<ArrayBuffer> {
  const body = new ByteWriter();
  const places = messages.map(({ topic, at, data }) => {
    const place = body.length;
    body.bytes(record([opField(op.message), ['conn', uint32(topic)], ['time', new ByteWriter().time(at)]], data));
    return { topic, at, place };
  });
  const file = new ByteWriter().bytes(
    record(
      [
        opField(op.chunk),
        ['compression', new ByteWriter().bytes(new TextEncoder().encode('none'))],
        ['size', uint32(body.length)],
      ],
      body.all(),
    ),
  );
  for (const topic of topics.keys()) {
    const own = places.filter((place) => place.topic === topic);
    if (own.length === 0) continue;
    const index = new ByteWriter();
    for (const { at, place } of own) index.time(at).uint32(place);
    const header: Field[] = [
      opField(op.index),
      ['ver', uint32(1)],
      ['conn', uint32(topic)],
      ['count', uint32(own.length)],
    ];
    file.bytes(record(header, index.all()));
  }
  return file.all();
}

function chunkInfoRecord({ position, messages }: ChunkInfo): Uint8Array<ArrayBuffer> {
  const counts = new Map<number, number>();
  for (const { topic } of messages) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const body = new ByteWriter();
  for (const [topic, count] of counts) body.uint32(topic).uint32(count);
  const header: Field[] = [
    opField(op.chunkInfo),
    ['ver', uint32(1)],
    ['chunk_pos', new ByteWriter().uint64(position)],
    ['start_time', new ByteWriter().time(messages[0]?.at ?? 0)],
    ['end_time', new ByteWriter().time(messages.at(-1)?.at ?? 0)],
    ['count', uint32(counts.size)],
  ];
  return record(header, body.all());
}

function connectionRecord({ topic, type, md5sum, definition }: BagTopic, number: number): Uint8Array<ArrayBuffer> {
  const about = Object.entries({ topic, type, md5sum, message_definition: definition });
  const body = new ByteWriter();
  for (const [name, value] of about) body.text(`${name}=${value}`);
  const name: Field = ['topic', new ByteWriter().bytes(new TextEncoder().encode(topic))];
  return record([opField(op.connection), ['conn', uint32(number)], name], body.all());
}

function bagRecord(indexPosition: number, connections: number, chunks: number): Uint8Array<ArrayBuffer> {
  const header: Field[] = [
    opField(op.bag),
    ['index_pos', new ByteWriter().uint64(indexPosition)],
    ['conn_count', uint32(connections)],
    ['chunk_count', uint32(chunks)],
  ];
  const empty = record(header, new Uint8Array()).length;
  return record(header, new Uint8Array(FIRST_RECORD - empty).fill(0x20));
}

function record(fields: readonly Field[], data: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new ByteWriter();
  for (const [name, value] of fields) {
    const key = new TextEncoder().encode(`${name}=`);
    header
      .uint32(key.length + value.length)
      .bytes(key)
      .bytes(value.all());
  }
  return new ByteWriter().uint32(header.length).bytes(header.all()).uint32(data.length).bytes(data).all();
}

const uint32 = (value: number) => new ByteWriter().uint32(value);
const opField = (code: number): Field => ['op', new ByteWriter().uint8(code)];
