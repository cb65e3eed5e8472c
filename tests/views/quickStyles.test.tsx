// @vitest-environment jsdom
/** The styles that tests of views are told are those that jsdom finds, where they are asked for: the law that lets the quick ones stand in for them. */
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../fakes/fakeAuth.ts';
import { obstacleProblem } from '../fakes/fakeChallenges.ts';
import './emptyBoxes.ts';
import { openApp } from './openApp.tsx';
import { ownStyles, quickStyles } from './quickStyles.ts';

const stylesBy = (ask: typeof window.getComputedStyle) =>
  [...document.querySelectorAll('*')].map((element) => {
    const { display, visibility } = ask(element);
    return `${element.localName}.${element.className} ${display} ${visibility} ${ask(element).getPropertyValue('display')}`;
  });

it('tells of each element of a workspace what jsdom tells, also after it has changed', async () => {
  openApp({ path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: 'import rospy\n' } });
  await screen.findByRole('textbox', { name: /obstacle_course\.py/ });
  const quick = quickStyles(ownStyles!);
  expect(stylesBy(quick)).toEqual(stylesBy(ownStyles!));
  for (const element of document.querySelectorAll('button')) element.hidden = true;
  for (const element of document.querySelectorAll<HTMLElement>('[role="tabpanel"]')) element.style.display = 'none';
  for (const element of document.querySelectorAll<HTMLElement>('section')) element.style.visibility = 'hidden';
  expect(stylesBy(quick).some((line) => line.includes('none hidden'))).toBe(true);
  expect(stylesBy(quick)).toEqual(stylesBy(ownStyles!));
});

it('tells of a dialog that is opened and of fields what jsdom tells, and all else as jsdom does', () => {
  const view = render(
    <dialog>
      <details>
        <summary>More</summary>
        <p style={{ color: 'red' }}>All of it</p>
      </details>
      <input type="hidden" />
      <input type="checkbox" />
    </dialog>,
  );
  const quick = quickStyles(ownStyles!);
  expect(stylesBy(quick)).toEqual(stylesBy(ownStyles!));
  act(() => view.container.querySelectorAll('dialog, details').forEach((element) => element.setAttribute('open', '')));
  expect(stylesBy(quick)).toEqual(stylesBy(ownStyles!));
  expect(quick(screen.getByText('All of it')).color).toBe('rgb(255, 0, 0)');
  expect(ownStyles!(document.body)).toBeInstanceOf(CSSStyleDeclaration);
});
