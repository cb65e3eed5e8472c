import { tags } from '@lezer/highlight';

/** Which parts of a program have a colour, for the editor and for programs in texts; `theme.css` says which. */
export const codeColours = [
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], class: 'code-keyword' },
  { tag: [tags.string, tags.special(tags.string)], class: 'code-string' },
  { tag: [tags.number, tags.bool, tags.null], class: 'code-number' },
  { tag: [tags.comment, tags.lineComment], class: 'code-comment' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
    ],
    class: 'code-function',
  },
  { tag: [tags.className, tags.definition(tags.className), tags.typeName], class: 'code-type' },
  { tag: [tags.meta, tags.annotation], class: 'code-decorator' },
  { tag: [tags.self, tags.escape], class: 'code-decorator' },
  { tag: [tags.operator, tags.punctuation, tags.separator], class: 'code-punctuation' },
  { tag: tags.invalid, class: 'code-invalid' },
];
