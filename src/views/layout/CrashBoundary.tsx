import { Component, type ReactNode } from 'react';
import { useFirstTexts } from '../useTexts.ts';
import { CrashScreen } from './CrashScreen.tsx';

interface CrashBoundaryProps {
  /** Gives the log of the visit to the learner. */
  onReport: () => void;
  children: ReactNode;
}

interface CrashBoundaryState {
  detail: string | null;
}

/** Catches what a page throws while it is drawn, and says so in its place. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { detail: null };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { detail: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { children, onReport } = this.props;
    return this.state.detail === null ? children : <PageCrash detail={this.state.detail} onReport={onReport} />;
  }
}

function PageCrash({ detail, onReport }: { detail: string; onReport: () => void }) {
  const { crashTexts } = useFirstTexts();
  return <CrashScreen texts={crashTexts} detail={detail} onReport={onReport} />;
}
