// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { safeMarkup } from '#src/views/workspace/editor/safeMarkup.ts';

it('keeps words and code', () => {
  const html = '<p>The <em>smallest</em> of <code>ranges</code>:</p><pre><code class="x">min()</code></pre>';
  expect(safeMarkup(html)).toBe(html);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="position:fixed">',
  '<a href="https://evil.example">docs</a>',
  '<form action="https://evil.example"><input></form>',
  '<svg><use href="#x"></use></svg>',
])('takes out what documentation has no use for: %s', (html) => {
  expect(safeMarkup(html)).not.toMatch(/<(?!\/?p>)|evil|style/);
});
