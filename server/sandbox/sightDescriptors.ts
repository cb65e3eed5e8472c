/** By which pipe a robot tells the server what there is to see of it: past the agent, which would be woken thirty times a second to hand it on. */
export const sightDescriptors = {
  /** The agent's end, which it hands to each robot that it starts. */
  agent: 4,
  robot: 3,
} as const;
