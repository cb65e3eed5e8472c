import type { Tone } from './Badge.tsx';

/** The colours of both scales: challenges, and problems of the workspace. Another word stays neutral. */
const tones: Record<string, Tone> = {
  Easy: 'good',
  Medium: 'warn',
  Hard: 'bad',
  Expert: 'expert',
  Beginner: 'good',
  Intermediate: 'warn',
  Advanced: 'bad',
};

export function difficultyTone(difficulty: string): Tone {
  return tones[difficulty] ?? 'neutral';
}
