import type { FaultFamily } from './faultSign.ts';

/** What Python cannot read: it says so before anything runs. */
export const syntaxFaults = {
  colonMissing: { pattern: /^SyntaxError: expected ':'/ },
  bracketOpen: { pattern: /^SyntaxError: '(?<name>[([{])' was never closed/ },
  bracketSpare: { pattern: /^SyntaxError: unmatched '(?<name>[)\]}])'/ },
  bracketOther: {
    pattern: /^SyntaxError: closing parenthesis '(?<name>.)' does not match opening parenthesis '(?<other>.)'/,
  },
  quoteOpen: { pattern: /^SyntaxError: unterminated string literal/ },
  tripleQuoteOpen: { pattern: /^SyntaxError: unterminated triple-quoted string literal/ },
  commaForgotten: { pattern: /^SyntaxError: invalid syntax. Perhaps you forgot a comma\?/ },
  equalsOnce: { pattern: /^SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='\?/ },
  printStatement: { pattern: /^SyntaxError: Missing parentheses in call to 'print'/ },
  returnOutside: { pattern: /^SyntaxError: 'return' outside function/ },
  loopMissing: { pattern: /^SyntaxError: '(?<name>break|continue)' (?:outside loop|not properly in loop)/ },
  assignedToCall: { pattern: /^SyntaxError: cannot assign to function call/ },
  assignedToValue: { pattern: /^SyntaxError: cannot assign to (?:literal|True|False|None|expression)/ },
  wrongCharacter: {
    pattern: /^SyntaxError: invalid (?:character|non-printable character) '?(?<name>\S{1,8}?)'?(?: |$)/,
  },
  numberName: { pattern: /^SyntaxError: invalid decimal literal/ },
  globalLate: {
    pattern: /^SyntaxError: name '(?<name>\w{1,80})' is (?:used|assigned to|parameter and)[\w ]{0,20} global/,
  },
  positionalLate: { pattern: /^SyntaxError: positional argument follows keyword argument/ },
  blockExpected: {
    pattern: /^IndentationError: expected an indented block(?: after (?<name>[\w' ]{1,60}) on line (?<other>\d{1,7}))?/,
  },
  indentSpare: { pattern: /^IndentationError: unexpected indent/ },
  indentUneven: { pattern: /^IndentationError: unindent does not match/ },
  tabsAndSpaces: { pattern: /^TabError: / },
  syntaxWrong: { pattern: /^SyntaxError: invalid syntax/ },
} as const satisfies FaultFamily;
