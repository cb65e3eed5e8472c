import purify from 'dompurify';

/** What the documentation of code may look like: words and code. It can be anybody's, so it links to nothing and loads nothing. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'pre', 'code', 'em', 'strong', 'ul', 'ol', 'li', 'span', 'h1', 'h2', 'h3', 'h4', 'hr'],
  ALLOWED_ATTR: ['class'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
};

/** Takes everything else out of HTML that was made from documentation. Who shows it hands it on as it is, be it text or, where a browser asks for them, a trusted type. */
export const safeMarkup = (html: string): string => purify.sanitize(html, allowed);
