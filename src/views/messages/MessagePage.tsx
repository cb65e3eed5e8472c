import MailCheckIcon from '~icons/lucide/mail-check';
import { useSelector } from '@xstate/react';
import { type Ref, useRef } from 'react';
import { type MessageFormActor, selectIsSent, selectKind } from '#machines/pages/messageFormMachine.ts';
import { MailAddress } from '../documents/MailAddress.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { handFocusOn } from '../ui/handFocusOn.ts';
import { useTexts } from '../useTexts.ts';
import { MessageForm } from './MessageForm.tsx';

interface MessagePageProps {
  form: MessageFormActor;
  /** Where else whoever runs the site is reached; null where that is not said. */
  contactEmail: string | null;
}

/** Where somebody writes to whoever runs the site. */
export function MessagePage({ form, contactEmail }: MessagePageProps) {
  const { messageKindTexts, messageTexts } = useTexts();
  const { title, introduction } = messageKindTexts[useSelector(form, selectKind)];
  const isSent = useSelector(form, selectIsSent);
  const thanks = useRef<HTMLDivElement>(null);
  return (
    <div className="page-width flex-1 py-10 md:py-14">
      <div className="max-w-40rem">
        <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
        <p className="mb-8 mt-3 text-lg text-muted">{introduction}</p>
        {isSent ? (
          <Sent form={form} ref={thanks} />
        ) : (
          <div ref={handFocusOn(() => thanks.current)}>
            <MessageForm form={form} />
          </div>
        )}
        {contactEmail === null ? null : (
          <p className="mt-6 text-muted">
            {messageTexts.orEmail} <MailAddress address={contactEmail} />
          </p>
        )}
      </div>
    </div>
  );
}

function Sent({ form, ref }: { form: MessageFormActor; ref: Ref<HTMLDivElement> }) {
  const { messageKindTexts, messageTexts } = useTexts();
  const { sentAdvice } = messageKindTexts[useSelector(form, selectKind)];
  return (
    <div ref={ref} role="status" tabIndex={-1} className="rounded-lg border border-line bg-surface outline-none!">
      <EmptyState
        icon={MailCheckIcon}
        title={messageTexts.sent}
        action={<Button onPress={() => form.send({ type: 'another.requested' })}>{messageTexts.another}</Button>}
      >
        <p>{sentAdvice}</p>
      </EmptyState>
    </div>
  );
}
