import type { Fault } from '#machines/advice/adviceOn.ts';
import type { FaultFacts } from '#machines/advice/faultSign.ts';
import { counted } from './numbers.ts';

/** How a name is asked back that may have been meant. */
const meant = (near: string): string => (near === '' ? 'Check how it is spelt.' : `Did you mean ${near}?`);

const BEFORE_FIRST = 'Often no message of the sensor has come yet: check “is not None” before you use it.';

/** What a fault means and what mends it, in a sentence or two for somebody who learns. */
export const adviceTexts = {
  colonMissing: () => 'This line begins a block, so it ends with a colon “:”.',
  bracketOpen: ({ name }) => `The bracket “${name}” is opened and never closed: count the brackets from here on.`,
  bracketSpare: ({ name }) => `There is one “${name}” too many, or the bracket that it closes is missing before it.`,
  bracketOther: ({ name, other }) => `“${other}” was opened, but “${name}” closes it: both must be of one kind.`,
  quoteOpen: () => 'A text begins with a quote here and does not end: close the quote on the same line.',
  tripleQuoteOpen: () => 'A text that begins with three quotes never ends: put three quotes behind it.',
  commaForgotten: () => 'Two values stand beside each other: put a comma between them.',
  equalsOnce: () => 'To compare, write “==”. One “=” gives a name its value.',
  printStatement: () => 'print is a function: put what it shall print in brackets, print(…).',
  returnOutside: () => '“return” stands outside a function. Is the line indented far enough?',
  loopMissing: ({ name }) => `“${name}” stands outside a loop. Is the line indented far enough?`,
  assignedToCall: () => 'A value cannot be given to a call: left of “=” stands a name. To compare, write “==”.',
  assignedToValue: () => 'A value cannot be given to a value: left of “=” stands a name. To compare, write “==”.',
  wrongCharacter: ({ name }) =>
    `Python does not know the sign ${name}. It may have been copied from a web page: type it by hand.`,
  numberName: () => 'A name cannot begin with a digit.',
  globalLate: ({ name }) => `Write “global ${name}” as the first line of the function, before ${name} is used.`,
  positionalLate: () => 'Arguments with a name stand behind those without one.',
  blockExpected: ({ name, other }) =>
    name === ''
      ? 'Indent this line by four spaces: it belongs to the line above.'
      : `Indent this line by four spaces: it belongs to the ${name} of line ${other}.`,
  indentSpare: () => 'This line is indented further than the one above, and nothing begins a block there.',
  indentUneven: () => 'This line is indented to a depth that no line above it has: use steps of four spaces.',
  tabsAndSpaces: () => 'Some lines are indented by tabs and some by spaces: use four spaces everywhere.',
  syntaxWrong: () => 'Python cannot read this line. Look at the mark “^”, and at the end of the line above.',

  selfUnknown: () => 'Write self as the first argument of the method: def method(self, …).',
  nameNotImported: ({ name }) => `${name} is not imported yet: add the import at the top of the file.`,
  nameUnknown: ({ name, near }) => `Nothing is called ${name} here. ${meant(near)}`,
  nameFree: ({ name }) => `${name} is used before it gets a value. Give it one before the function is called.`,
  localUnassigned: ({ name }) =>
    `The function gives ${name} a value, so it is its own ${name}. For the one outside write “global ${name}” first.`,

  moduleMissing: ({ name }) =>
    `${name} is not installed in this workspace. Python’s own math and random, and the topics of the robot, do for the challenges.`,
  moduleUnknown: ({ name, near }) => `There is no module ${name} here. ${meant(near)}`,
  importOfItself: ({ name }) =>
    `Your file has the name of a module, so it imports itself instead and ${name} is missing. Give the file another name.`,
  importUnknown: ({ name, near, other }) => `${other} has no ${name}. ${meant(near)}`,

  nothingAsked: ({ name }) => `What shall have ${name} is still nothing (None). ${BEFORE_FIRST}`,
  nothingIndexed: () => `What stands before the brackets […] is still nothing (None). ${BEFORE_FIRST}`,
  nothingCalled: () =>
    'What is called is nothing (None). Pass the function itself, on_scan, and not what a call of it returns, on_scan(…).',
  nothingIterated: () => `What the loop goes through is still nothing (None). ${BEFORE_FIRST}`,
  nothingMeasured: () => `What len(…) shall count is still nothing (None). ${BEFORE_FIRST}`,
  nothingCalculated: () => `One of the values is still nothing (None). ${BEFORE_FIRST}`,

  numbersAsBits: ({ name }) =>
    name === '^'
      ? 'A power is written with “**”, as in x ** 2.'
      : `“${name}” calculates with bits. Two questions are joined by “${name === '&' ? 'and' : 'or'}”.`,
  timeAndNumber: () => 'A time is no number: write rospy.Duration(1.5) for a span, or …to_sec() for its seconds.',
  textJoined: ({ kind }) => `Text and ${kind} cannot be joined by “+”: write str(…) around the number, or use f"{…}".`,
  kindsMixed: ({ name, kind, other }) =>
    `“${name}” does not work between ${kind} and ${other}. A text becomes a number by float(…).`,
  kindsCompared: ({ kind, other }) => `${kind} and ${other} cannot be compared. A text becomes a number by float(…).`,
  moduleCalled: () => 'The module itself is called. Write what you want of it behind a dot, as in random.random().',
  notCallable: ({ kind }) =>
    `What stands before the brackets (…) is no function but of the kind ${kind}. Is its name used twice, or a “*” missing?`,
  functionIndexed: () => 'A function is called with round brackets (…), not with […].',
  notIndexable: ({ kind }) => `What stands before […] is one ${kind} and no list.`,
  indexNotWhole: ({ kind }) =>
    `The place in a list is a whole number, and this is of the kind ${kind}. “//” divides into whole numbers.`,
  notIterable: ({ kind }) => `A loop goes through a list, and this is one ${kind}. To count, write range(…).`,
  notWhole: ({ kind }) => `A whole number belongs here, and this is of the kind ${kind}: write int(…) around it.`,
  cannotChange: ({ kind }) => `A ${kind} cannot be changed. Make a list of it first: list(…).`,
  formatWrong: ({ name, kind }) => `%${name} stands for a number, and it got ${kind}. %s takes anything.`,
  formatShort: () => 'The text has more % than values behind it. Put the values in brackets: % (a, b).',
  formatSpare: () => 'There are more values than % in the text.',

  classPublished: ({ name }) => `The kind ${name} is published and no message of it: write ${name}(), with brackets.`,
  argumentMissing: ({ name, other }) => `${name} is called without ${other}.`,
  selfMissing: ({ name }) =>
    `${name} is a method: self comes first, then what it is called with, such as a message: def on_scan(self, scan).`,
  argumentSpare: ({ name, kind, other }) =>
    `${name} takes ${counted(Number(kind), 'argument')} and gets ${other}. A function that hears messages takes one: the message.`,
  argumentUnknown: ({ name, near, other }) => `${other} has no argument called ${name}. ${meant(near)}`,

  fieldUnknown: ({ kind, name, near }) => `A ${kind} has no field ${name}. ${meant(near)}`,
  fieldNamedUnknown: ({ kind, name, near }) => `A ${kind} has no field ${name}. ${meant(near)}`,
  moduleWithout: ({ kind, name, near }) => `${kind} has nothing called ${name}. ${meant(near)} Capitals count.`,
  fieldOfNumber: ({ kind }) =>
    `There is a ${kind} where a vector belongs. Set its parts, as in command.linear.x = 0.3 or command.angular.z = 0.5.`,
  attributeUnknown: ({ kind, name, near }) => `What is of the kind ${kind} has no ${name}. ${meant(near)}`,
  fieldNotText: ({ name }) => `The field ${name} of the message takes a text. A number becomes one by str(…).`,
  fieldNotNumber: ({ name }) => `The field ${name} of the message takes a number. A text becomes one by float(…).`,
  fieldNotWhole: ({ name, kind }) =>
    `The field ${name} of the message takes a whole number${kind === '' ? '' : ', 0 or more'}. Another value becomes one by int(…).`,
  fieldNotList: ({ name }) => `The field ${name} of the message takes a list, also for a single value: write […].`,
  fieldNotBool: ({ name }) => `The field ${name} of the message takes True or False, without quotes.`,
  fieldTooLarge: ({ name, kind }) =>
    `The number in the field ${name} of the message is too large, or too far below zero, for the kind ${kind}.`,
  messageFields: ({ kind }) =>
    `publish takes one whole message, filled before, not its values. Its fields are ${kind}.`,
  messageOther: ({ kind, other }) => `This topic takes ${kind}, and it got ${other}.`,
  notAMessage: ({ name }) =>
    `${name} is no kind of message here. Import it and write its name without quotes, as in Twist.`,

  nodeMissing: () => 'Call rospy.init_node("…") once, before anything else of rospy.',
  nodeTwice: () => 'rospy.init_node(…) is called twice: a program is one node.',
  nodeNameWrong: () => 'The name of a node has no “/” in it.',
  nameIllegal: ({ name }) => `“${name}” cannot be a name in ROS: letters, digits and “_” only, no spaces.`,
  nodeReplaced: ({ name }) =>
    `Another program joined with the same name, ${name}, so this one had to end. Run it once, or give each a name.`,
  topicNameEmpty: () => 'The name of the topic is empty. It is a text like "/cmd_vel".',
  topicClosed: () => 'The publisher is closed: the program has unregistered it, or is ending.',
  topicOfOtherType: ({ kind, other }) =>
    `Two nodes use one topic for different messages: ${kind} and ${other}. Only equal ones meet.`,
  waitedInVain: ({ name }) => `Nobody published on ${name} in that time. Check its name under ROS Topics.`,
  serviceMissing: ({ name, other }) => `No node offers the service ${name === '' ? other : name}. Check its name.`,
  programStopped: () => 'No fault: the program was stopped before it had come to its end.',
  queueSizeMissing: () => 'Add queue_size=1 to the Publisher: without it a slow listener makes your program wait.',
  timeNegative: () => 'A time cannot be below zero.',
  masterMissing: () => 'The ROS master is not there at the moment. It is started again by itself; wait some seconds.',

  zeroDivided: () =>
    'Something is divided by zero. Check the value below the line before you divide; rospy.Rate(0) does not work either.',
  parameterMissing: ({ name }) => `Nobody has set the parameter ${name}. Check its name with rosparam list.`,
  keyMissing: ({ name }) => `There is no entry ${name}. Check how it is spelt, or ask with .get(…).`,
  popEmpty: () => 'Nothing is left in the list to take out.',
  indexOutside: ({ kind }) => `The ${kind} is shorter than that. Places count from 0, so the last one is len(…) - 1.`,
  placeOutside: () =>
    'The data ends before that place: rows and columns of a picture count from 0. An empty heap has nothing to take out.',
  notANumber: ({ name }) => `${name} cannot be read as a number.`,
  notAWholeNumber: ({ name }) => `${name} cannot be read as a whole number. For one with a point use float(…).`,
  outsideMath: () => 'This has no result, like the root of a negative number.',
  infinityConverted: ({ name }) =>
    `The value is ${name}, as the laser says where it meets nothing. Check with math.isinf(…) or math.isnan(…) first.`,
  tooFewUnpacked: ({ kind, other }) =>
    `“=” has ${counted(Number(kind), 'name')} to its left and only ${counted(Number(other), 'value')} to its right.`,
  tooManyUnpacked: ({ kind }) => `“=” has ${counted(Number(kind), 'name')} to its left and more values to its right.`,
  nothingToChoose: ({ name }) => `${name}(…) got an empty list. Check that something is in it first.`,
  notInList: () => 'The value that is looked for is not in the list.',
  numberTooLarge: () => 'The result is larger than a number may be.',
  callsItself: () => 'The function calls itself without end. A loop that goes on is written with while.',
  fileMissing: ({ name }) => `There is no file ${name} in the folder that the program runs in.`,
  inputEnded: () => 'A program cannot ask for input here: there is no keyboard for it.',
  memoryUsedUp: () => 'The program wants more memory than there is.',
  assertionFailed: () => 'What the program asserts here is not true.',

  programMissing: ({ name }) => `The package has no program ${name}. Check the name, and that it is saved.`,
  programNotExecutable: () => 'The file is there but may not be executed: build once, or save it as a program.',
  packageMissing: ({ name }) => `There is no package ${name} in this workspace. Check how it is spelt.`,
  firstLineWrong: () => 'The first line ends as on Windows. Save the file with line ends of Unix.',
  topicNotPublished: ({ name }) => `Nobody publishes on ${name} yet. Check its name under ROS Topics.`,
  topicUnknown: ({ name }) => `There is no topic ${name}. Check its name under ROS Topics.`,
} as const satisfies Record<Fault, (facts: FaultFacts) => string>;
