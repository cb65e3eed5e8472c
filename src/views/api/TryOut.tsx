import { useSelector } from '@xstate/react';
import {
  type ApiActor,
  type LastCall,
  selectAsked,
  selectTried,
  selectValues,
  valueKey,
} from '#machines/pages/apiMachine.ts';
import type { ApiCall } from '#machines/ports/apiPort.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Link } from '../ui/Link.tsx';
import { withReturnTo } from '#machines/site/accountPaths.ts';
import { useTexts } from '../useTexts.ts';

interface TryOutProps {
  call: ApiCall;
  api: ApiActor;
  reader: ApiReader;
}

/** Who reads: only a learner may call. */
export interface ApiReader {
  isLearner: boolean;
  /** Whether it is known who reads. */
  isRecognised: boolean;
  /** Whether it is known that nobody is signed in. */
  isVisitor: boolean;
}

/** Makes a call as who is signed in, and shows the answer. */
export function TryOut({ call, api, reader }: TryOutProps) {
  const { apiTexts } = useTexts();
  const asked = useSelector(api, selectAsked);
  const tried = useSelector(api, selectTried);
  const values = useSelector(api, selectValues);
  if (!reader.isRecognised) return null;
  if (!reader.isLearner) return <WhatTrialsNeed isVisitor={reader.isVisitor} />;
  const isAsked = asked === call.id;
  return (
    <form
      className="max-w-36rem"
      onSubmit={(event) => {
        event.preventDefault();
        api.send({ type: 'trial.requested', callId: call.id });
      }}
    >
      {call.parameters.map(({ name, isRequired }) => (
        <Field
          key={name}
          id={`${call.id}-${name}`}
          label={name}
          isRequired={isRequired}
          isReadOnly={asked !== null}
          value={values[valueKey(call.id, name)] ?? ''}
          onChange={(value) => api.send({ type: 'parameter.typed', callId: call.id, name, value })}
        />
      ))}
      <Button type="submit" isBusy={isAsked} label={apiTexts.tryOutCall(call.path)}>
        {isAsked ? apiTexts.asking : apiTexts.tryOut}
      </Button>
      <div role="status" className="mt-3 min-w-0">
        {tried?.callId === call.id ? <Result tried={tried} /> : null}
      </div>
    </form>
  );
}

/** What is missing for calls to be made: a session, or the profile of who has one. */
function WhatTrialsNeed({ isVisitor }: { isVisitor: boolean }) {
  const { apiTexts } = useTexts();
  const page = isVisitor ? '/auth/signin' : '/auth/userDetails';
  return (
    <p>
      <Link href={`${page}${withReturnTo('/api')}`} className="text-accent-text underline underline-offset-3">
        {isVisitor ? apiTexts.signIn : apiTexts.completeProfile}
      </Link>
    </p>
  );
}

function Result({ tried }: { tried: LastCall }) {
  const texts = useTexts();
  const { apiTexts } = texts;
  if ('fault' in tried) return <p className="text-bad">{apiTexts.untried(reasonText(texts, tried.fault))}</p>;
  const { status, body } = tried.answer;
  return (
    <>
      <p className={status < 400 ? 'text-good' : 'text-warn'}>{apiTexts.tried(status)}</p>
      <pre
        translate="no"
        className="mt-2 whitespace-pre-wrap rounded border border-line bg-sunken p-3 font-mono text-sm text-ink [overflow-wrap:anywhere]"
      >
        {prettyOf(body)}
      </pre>
    </>
  );
}

function prettyOf(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
