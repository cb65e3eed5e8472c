/** The board of the community. */
export const communityTexts = {
  board: 'Shared runs',
  nothing: 'Nothing has been shared yet',
  nothingAdvice:
    'Runs cannot be shared on this site so far, so this board is empty, and nothing on it will ever be made up. Did you build something that others should see? Tell us.',
  tell: 'Tell us about it',
} as const;
