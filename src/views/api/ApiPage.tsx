import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import { useSelector } from '@xstate/react';
import { type ApiActor, selectCalls, selectHasFailed, selectIsLoading } from '#machines/pages/apiMachine.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../useTexts.ts';
import { ApiCallCard } from './ApiCallCard.tsx';
import type { ApiReader } from './TryOut.tsx';

interface ApiPageProps {
  api: ApiActor;
  reader: ApiReader;
}

/** The calls of the workspace API, as its server describes them. */
export function ApiPage({ api, reader }: ApiPageProps) {
  const { apiTexts } = useTexts();
  const isLoading = useSelector(api, selectIsLoading);
  const hasFailed = useSelector(api, selectHasFailed);
  return (
    <div className="page-width flex-1 py-10 md:py-14" aria-busy={isLoading}>
      <h1 className="text-3xl font-semibold tracking-tight">{apiTexts.title}</h1>
      <p className="mt-3 max-w-44rem text-lg text-muted">{apiTexts.introduction}</p>
      <p className="mt-3 max-w-44rem text-muted">{apiTexts.access}</p>
      <p className="mt-3 text-muted">
        {apiTexts.machineReadable}{' '}
        <a
          href="/openapi.json"
          target="_blank"
          rel="noopener"
          className="font-mono text-accent-text underline underline-offset-3"
        >
          /openapi.json
        </a>
      </p>
      {isLoading ? <Loading /> : null}
      {hasFailed ? <Failed api={api} /> : null}
      {isLoading || hasFailed ? null : <Calls api={api} reader={reader} />}
    </div>
  );
}

function Loading() {
  const { apiTexts } = useTexts();
  return (
    <div className="mt-8 grid gap-3">
      <p role="status" className="sr-only">
        {apiTexts.loading}
      </p>
      {['a', 'b', 'c', 'd', 'e'].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  );
}

function Failed({ api }: { api: ApiActor }) {
  const { apiTexts } = useTexts();
  return (
    <EmptyState
      icon={UnplugIcon}
      title={apiTexts.failed}
      action={
        <Button variant="primary" icon={RotateCwIcon} onPress={() => api.send({ type: 'retry.requested' })}>
          {apiTexts.tryAgain}
        </Button>
      }
    >
      <p>{apiTexts.failedAdvice}</p>
    </EmptyState>
  );
}

function Calls({ api, reader }: ApiPageProps) {
  const { apiTexts } = useTexts();
  const calls = useSelector(api, selectCalls);
  return (
    <ul aria-label={apiTexts.calls} className="mt-8 border-t border-line">
      {calls.map((call) => (
        <ApiCallCard key={call.id} call={call} api={api} reader={reader} />
      ))}
    </ul>
  );
}
