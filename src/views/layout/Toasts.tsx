import { useSelector } from '@xstate/react';
import { isGood } from '#machines/site/notice.ts';
import { type ToastListActor, selectToasts } from '#machines/widgets/toastListMachine.ts';
import { textOf } from '../../texts/textOf.ts';
import { withReasonTexts } from '../../texts/reasonText.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { useTexts } from '../useTexts.ts';

/** What the product has to say in passing. */
export function Toasts({ toastList }: { toastList: ToastListActor }) {
  const texts = useTexts();
  const { noticeTexts, toastTexts } = texts;
  const toasts = useSelector(toastList, selectToasts);
  return (
    <Toaster
      label={toastTexts.label}
      dismissLabel={toastTexts.dismiss}
      toasts={toasts.map(({ id, notice }) => ({
        id,
        text: textOf(noticeTexts, withReasonTexts(texts, notice)),
        isGood: isGood(notice),
      }))}
      onDismiss={(id) => toastList.send({ type: 'toast.dismissed', id })}
    />
  );
}
