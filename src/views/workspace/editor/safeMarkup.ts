import purify from 'dompurify';

/** What the documentation of code may look like: words and code. It can be anybody's, so it links to nothing and loads nothing. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'pre', 'code', 'em', 'strong', 'ul', 'ol', 'li', 'span', 'h1', 'h2', 'h3', 'h4', 'hr'],
  ALLOWED_ATTR: ['class'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Takes everything else out of HTML that was made from documentation. */
export const safeMarkup = (html: string): string => purify.sanitize(html, allowed);
