/** How a field is seen that holds this text, and is marked when something is wrong with it. */
export const fieldFace = (text: string, isWrong: boolean): string =>
  [text, isWrong ? 'wrong' : ''].filter((part) => part !== '').join(', ');
