import type { FaultFamily } from './faultSign.ts';

/** What ROS itself complains of: nodes, topics, services and time. */
export const nodeFaults = {
  nodeMissing: {
    pattern:
      /^(?:ROSInitException: time is not initialized|ROSException: ROS node has not been initialized|ROSInitException: .{0,80}init_node)/,
  },
  nodeTwice: { pattern: /^ROSException: rospy\.init_node\(\) has already been called/ },
  nodeNameWrong: { pattern: /^ValueError: namespaces are not allowed in node names/ },
  nameIllegal: { pattern: /UserWarning: '(?<name>.{0,80})' is not a legal ROS (?:base|graph resource) name/ },
  nodeReplaced: { pattern: /^shutdown request: \[(?<name>\S{1,120})\] Reason: new node registered with same name/ },
  topicNameEmpty: { pattern: /^ValueError: topic name is not a non-empty string/ },
  topicClosed: { pattern: /^ROSException: publish\(\) to (?:a closed topic|an unregistered)/ },
  topicOfOtherType: {
    pattern: /topic types do not match: \[(?<kind>[\w/]{1,80})\] vs\. \[(?<other>[\w/]{1,80})\]/,
  },
  waitedInVain: { pattern: /^ROSException: timeout exceeded while waiting for message on topic (?<name>\S{1,120})/ },
  serviceMissing: {
    pattern:
      /^(?:ROSException: timeout exceeded while waiting for service (?<name>\S{1,120})|ServiceException: service \[(?<other>\S{1,120})\] unavailable)/,
  },
  programStopped: { pattern: /^(?:KeyboardInterrupt$|ROSInterruptException)/ },
  queueSizeMissing: {
    pattern: /SyntaxWarning: The publisher should be created with an explicit keyword argument 'queue_size'/,
  },
  timeNegative: { pattern: /^TypeError: time values must be positive/ },
  masterMissing: { pattern: /^Unable to register with master node|^ERROR: Unable to communicate with master/ },
} as const satisfies FaultFamily;
