/** Machines that no mistake is planted in, and why: each has no part in the tree of actors that a log is written of. */
export const withoutFault: Readonly<Record<string, string>> = {
  copy: 'A view starts it for a button that copies; what becomes of that is seen at the button, and is in no log.',
  inspection: 'It shows the machines of a page to whoever watches them, and is no child of the app.',
  replay:
    'It replays a log on a page of its own, and is no child of the app, so that looking at a log does not fill another one.',
  visit: 'It keeps the log of a page, from beside the app.',
  visitList: 'It lists the logs that a browser keeps, from beside the app.',
};
