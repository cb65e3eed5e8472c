// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPrerendered, withoutPrerendered } from '#src/showPrerendered.ts';

let container: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  container.dataset['prerendered'] = 'en';
  container.append(document.createElement('p'));
});
afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
});

it('takes away what was drawn for another reader', () => {
  withoutPrerendered(container);
  expect(container.outerHTML).toBe('<div></div>');
});

it('takes nothing away that React has brought to life: what is shown next takes its place', async () => {
  const root = await act(async () => showPrerendered(container, <p />));
  withoutPrerendered(container);
  expect(container.childElementCount).toBe(1);
  await act(async () => root.render(<p>It has failed.</p>));
  expect(container.innerHTML).toBe('<p>It has failed.</p>');
  await act(async () => root.unmount());
});

it('draws a page anew that the browser has translated meanwhile, and finds no fault in it', async () => {
  const faults: unknown[] = [];
  const hear = (event: ErrorEvent) => {
    event.preventDefault();
    faults.push(event.error);
  };
  addEventListener('error', hear);
  container.innerHTML = '<p><font><font>Bienvenido</font></font></p>';
  const root = await act(async () => showPrerendered(container, <p>Welcome</p>));
  expect(container.outerHTML).toBe('<div><p>Welcome</p></div>');
  expect(faults).toEqual([]);
  await act(async () => root.unmount());
  removeEventListener('error', hear);
});
