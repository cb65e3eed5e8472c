/** Where the learner who asks finds their own picture; 404 when there is none. */
export const AVATAR_PATH = '/api/avatar';
