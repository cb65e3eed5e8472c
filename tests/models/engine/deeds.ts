import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A control as somebody names it who hears the page: its role, and its accessible name. */
export interface Control {
  role: string;
  name: string;
  /** What it is in, where its own name is not enough to tell it from others. */
  inside?: Control;
}

/** What a learner does to cause an event. */
export interface Deed<Snapshot, Event> {
  /** What it is done with. */
  control: (snapshot: Snapshot, event: Event) => Control;
  /** Whether the view lets it be done: elsewhere its control is off, or not there at all. */
  isPossible: (snapshot: Snapshot, event: Event) => boolean;
  perform: (control: HTMLElement, event: Event, person: UserEvent) => Promise<void>;
}

type When<Snapshot, Event> = (snapshot: Snapshot, event: Event) => boolean;
type Name<Snapshot, Event> = string | ((snapshot: Snapshot, event: Event) => string);

const always = () => true;

/** Clicks something that is no button, such as a tab. */
export function clicks<Snapshot, Event>(
  role: string,
  name: Name<Snapshot, Event>,
  isPossible: When<Snapshot, Event> = always,
): Deed<Snapshot, Event> {
  return {
    control: (snapshot, event) => ({ role, name: typeof name === 'string' ? name : name(snapshot, event) }),
    isPossible,
    perform: (control, _, person) => person.click(control),
  };
}

/** Presses the button of this name. */
export const presses = <Snapshot, Event>(name: Name<Snapshot, Event>, isPossible?: When<Snapshot, Event>) =>
  clicks('button', name, isPossible);

/** Nobody types more letters than these at a time. */
const mostTyped = 100;

/** Writes into a field in place of what stands there. A password has no role of its own: it is found as `password`. */
export function fills<Snapshot, Event>(
  name: string,
  textOf: (event: Event) => string,
  isPossible: When<Snapshot, Event> = always,
  role: 'textbox' | 'searchbox' | 'combobox' | 'password' = 'textbox',
): Deed<Snapshot, Event> {
  return {
    control: () => ({ role, name }),
    isPossible,
    perform: async (control, event, person) => {
      await person.clear(control);
      const text = textOf(event);
      if (text.length > mostTyped) await person.paste(text);
      else if (text !== '') await person.type(control, text);
    },
  };
}

/** Writes into a field that the focus never enters, so that it is not left afterwards either. */
export const putsInto = <Snapshot, Event>(name: string, textOf: (event: Event) => string): Deed<Snapshot, Event> => ({
  control: () => ({ role: 'textbox', name }),
  isPossible: always,
  perform: async (control, event) => {
    fireEvent.change(control, { target: { value: textOf(event) } });
  },
});

/** Goes into a field, and on to what comes behind it. */
export const leaves = <Snapshot, Event>(name: string): Deed<Snapshot, Event> => ({
  control: () => ({ role: 'textbox', name }),
  isPossible: always,
  perform: async (control, _, person) => {
    await person.click(control);
    await person.tab();
  },
});

/** Chooses one of a list by its value. */
export function chooses<Snapshot, Event>(
  name: string,
  valueOf: (event: Event) => string,
  isPossible: When<Snapshot, Event> = always,
): Deed<Snapshot, Event> {
  return {
    control: () => ({ role: 'combobox', name }),
    isPossible,
    perform: (control, event, person) => person.selectOptions(control, valueOf(event)),
  };
}

/** Turns a switch until it is so; one that is so already is turned away and back. */
export function switches<Snapshot, Event>(name: string, isOnAfter: (event: Event) => boolean): Deed<Snapshot, Event> {
  return {
    control: () => ({ role: 'switch', name }),
    isPossible: always,
    perform: async (control, event, person) => {
      await person.click(control);
      if ((control.getAttribute('aria-checked') === 'true') !== isOnAfter(event)) await person.click(control);
    },
  };
}

/** Presses a key in a field. */
export const keys = <Snapshot, Event>(
  name: string,
  keyOf: (event: Event) => string,
  isPossible: When<Snapshot, Event> = always,
): Deed<Snapshot, Event> => ({
  control: () => ({ role: 'textbox', name }),
  isPossible,
  perform: async (control, event, person) => {
    control.focus();
    await person.keyboard(keyOf(event));
  },
});
