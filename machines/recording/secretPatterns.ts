/** How secrets look that show what they are. */

/** What a program, a command or a file calls what nobody else should know. */
const names =
  'pass(?:word|wd|phrase)|contrase(?:ñ|n\\u0303?)a|(?<![a-z])(?:clave|pwd)|token|secret|(?:secret|private|access|api)[_-]?(?:access[_-]?)?key';

const atEnd = new RegExp(`(?:${names})$`, 'i');
/** Whether a parameter of ROS is called so: `/db/password`, `~token`. */
export const isSecretParameter = (name: string): boolean => atEnd.test(name);

/** What a link carries that is nobody else's: in its own words, and under any name that ends as such a one. */
const parameter = `token_hash|code|key|state|email|[\\w.-]{0,32}(?:${names})`;

/** What stands between such a name and the text that is given to it: with a type, as a part of something, in brackets. */
const given = `(?:${names})\\\\?["']?\\]?\\s{0,24}(?::\\s{0,8}[\\w.[\\]|]{1,24}\\s{0,8}=|[:!=]?=|:)\\s{0,8}\\(?\\s{0,8}`;
/** The same where a call has the name and, behind it, what it is if nobody says otherwise. */
const byDefault = `[gs]et\\w{0,12}\\(\\s{0,8}\\\\?["'][\\w~/.-]{0,24}(?:${names})\\\\?["'],\\s{0,8}`;
/** The same of an option that a program takes, and where one text stands for another that is not there. */
const byOption = `["']-{1,2}[\\w-]{0,24}(?:${names})["'][^)]{0,64}\\bdefault\\s{0,2}=\\s{0,4}`;
const otherwise = `(?:${names})\\s{0,24}=(?!=)[^\\n=]{0,64}\\bor\\s{1,4}`;
/** As ROS has it: of a launch file, with the value behind the name or before it, and of a command that sets it, or of its arguments alone. */
const entry = `name=["'][\\w~/.-]{0,40}(?:${names})["']`;
const entryBefore = `\\b${entry}(?:\\s{1,24}type=["']\\w{1,16}["'])?\\s{1,24}(?:value|default)=`;
const set = `(?:(?:^|\\brosparam\\s{1,4})set\\s{1,4}["']?|\\bset\\s{1,4}["']?[/~])[\\w~/.-]{0,64}(?:${names})["']?\\s{1,4}`;
const argument = `(?<![\\w-])--[\\w-]{0,24}(?:${names})`;
const called = `(?:${given}|${byDefault}|${byOption}|${otherwise}|${argument}\\s{1,4})[bfru]{0,2}`;

/**
 * Secrets that show what they are, also while they are being typed: addresses, signed tokens, keys of well-known services, what a link
 * carries, however often it was encoded, and what a program calls a password. The sign is in each of them, and is looked
 * for first: a pattern is slow where the search for a few letters is not. Each takes time in proportion to the text.
 */
export const secretPatterns: readonly { sign: RegExp; patterns: readonly RegExp[] }[] = [
  // An apostrophe stands within a name; behind the sign of a text of bytes it begins the text.
  {
    sign: /@/,
    patterns: [
      /(?:(?:[\p{L}\p{M}\p{N}_.+-]|(?<!(?:^|[^\p{L}\p{N}_])[bfru]{1,2})(?<=\p{L})'(?=\p{L})){2,64}@[\p{L}\p{M}\p{N}_-]{1,64}|[\p{L}\p{N}_]@[\p{L}\p{M}\p{N}_-]{1,64}\.[\p{L}\p{M}\p{N}_-]{2,64})(?:\.[\p{L}\p{M}\p{N}_-]{0,64}){0,8}/giu,
    ],
  },
  // Who signs in by an address, and with what.
  {
    sign: /:\/\//,
    patterns: [
      /(?<=:\/\/)[^\s/"':@?#]{1,48}(?=(?::[^\s/"']{0,64})?@)/g,
      /(?<=:\/\/[^\s/"':@?#]{0,48}:)[^\s/"']{1,64}(?=@)/g,
    ],
  },
  // Not from within what is written as `%3D` before it: half of that says nothing to whoever reads the address.
  {
    sign: /%(?:25){0,3}40/,
    patterns: [
      /(?<!%(?:25){0,3}(?=[0-9a-f]{2}))(?<!%(?:25){0,3}[0-9a-f](?=[0-9a-f]))(?:[\w.+-]|%(?:25){0,3}[89a-f][0-9a-f]){1,64}%(?:25){0,3}40(?:[\w-]|%(?:25){0,3}[89a-f][0-9a-f]){1,64}(?:\.[\w-]{0,64}){0,8}/gi,
    ],
  },
  { sign: /eyJ/, patterns: [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g] },
  { sign: /=/, patterns: [new RegExp(`(?<=[?&#](?:${parameter})=)[^&#\\s"']+`, 'gi')] },
  {
    sign: /%(?:25){0,3}3D/i,
    patterns: [
      new RegExp(
        `(?<=(?:[?&#]|%(?:25){0,3}(?:3F|26|23))(?:${parameter})%(?:25){0,3}3D)(?:[\\w.~*+/:@-]|%(?:25){0,3}(?!25|26|23)[0-9a-f]{2})+`,
        'gi',
      ),
    ],
  },
  { sign: /bearer /i, patterns: [/(?<=\bbearer )[\w.~+/-]{8,}/gi] },
  {
    sign: /[spr]k[-_]|gh[posur]_|whsec_|sb_secret_|github_pat_|glpat-|xox|AKIA|AIza|hf_|npm_/,
    patterns: [
      /\b(?:(?:sk|pk|rk)[-_][\w-]{8,}|gh[oprsu]_\w{8,}|github_pat_\w{8,}|glpat-[\w-]{8,}|xox[abps]-[\w-]{8,}|AKIA[0-9A-Z]{8,}|AIza[\w-]{8,}|(?:hf|npm|whsec|sb_secret)_\w{8,})/g,
    ],
  },
  // Its headers have dashes, too: it ends with five of them.
  { sign: /PRIVATE KEY/, patterns: [/(?<=-----BEGIN [A-Z ]{0,20}PRIVATE KEY(?: BLOCK)?-----)(?:[^-]|-(?!----))+/g] },
  {
    sign: /pass[wp]|contrase|clave|pwd|token|secret|key/i,
    patterns: [
      // A comma and a blank behind a quote say that it has ended a text, not begun one.
      new RegExp(`(?<=${called}(\\\\?["']))(?!, )(?:(?!\\1)(?:\\\\[^\\n]|[^\\\\\\n])){4,}`, 'gi'),
      new RegExp(`(?<=${called}("""|'''))(?:\\\\[^]|(?!\\1)[^\\\\]){4,400}`, 'gi'),
      // On a line of its own, as YAML has it: with a digit, for it may be the name of a type otherwise.
      new RegExp(
        `(?<=^[ \\t]{0,40}(?:-[ \\t]{1,4})?["']?[\\w.-]{0,24}(?:${names})["']?:[ \\t]{1,8})(?=\\S{0,64}\\d)[^\\s"'#&*!|>([{][^\\s"',([{]{3,}(?=[ \\t]{0,8}(?:#|\\r?$))`,
        'gim',
      ),
      new RegExp(`(?<=(?:${names}):=)[^\\s"']{4,}`, 'gi'),
      // What a launch file takes from elsewhere shows nothing.
      new RegExp(`(?<=(?:${entryBefore}|${set})(["']))(?!\\$\\()(?:(?!\\1)[^\\n]){4,200}`, 'gi'),
      new RegExp(`(?<=\\b(?:value|default)=(["']))(?!\\$\\()(?:(?!\\1)[^\\n]){4,200}(?=\\1\\s{1,24}${entry})`, 'gi'),
      new RegExp(
        `(?<=\\bparam=["'][\\w~/.-]{0,32}(?:${names})["'][^<>]{0,32}>\\s{0,24})(?!\\$\\()[^\\s<][^\\n<]{3,200}`,
        'gi',
      ),
      new RegExp(`(?<=${set})[^\\s"'-][^\\s"']{3,}`, 'gi'),
      // As an argument, as ROS sets one for a node, and as a shell sets a variable: a call or None would be a program.
      new RegExp(`(?<=${argument}(?:=|\\s{1,4}))[^\\s"'-][^\\s"']{3,}`, 'gi'),
      /(?<=(?:PASS(?:WORD|WD|PHRASE)|CONTRASE(?:Ñ|N\u0303?)A|(?<![A-Z])CLAVE|_PWD|TOKEN|SECRET|(?:SECRET|PRIVATE|ACCESS|API)_?(?:ACCESS_?)?KEY)=)(?!(?:None|True|False|null)\b|[A-Za-z_][\w.]{0,40}[([])[^\s"'=][^\s"']{3,}/g,
    ],
  },
  {
    sign: /authorization/i,
    patterns: [
      /(?<=authorization\\?["']?\s{0,4}[:=,]\s{0,4}[bfru]{0,2}\\?["']?(?:basic|digest|token) {1,4})[\w+/=.~-]{4,}/gi,
    ],
  },
];
