import type { OperatorActor } from '#machines/pages/operatorSelectors.ts';
import { useLooking } from '../useLooking.ts';
import { OperatorView } from './OperatorView.tsx';

/** What runs on the server, for who runs the site; the server looks while somebody can see the page. */
export function OperatorPage({ operator }: { operator: OperatorActor }) {
  const page = useLooking(operator);
  return (
    <div ref={page} className="flex flex-1 flex-col">
      <OperatorView operator={operator} />
    </div>
  );
}
