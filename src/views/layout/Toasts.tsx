import { useSelector } from '@xstate/react';
import { isGood } from '#machines/site/notice.ts';
import { type ToastListActor, selectToasts } from '#machines/widgets/toastListMachine.ts';
import { noticeText, toastTexts } from '../../texts/noticeText.ts';
import { Toaster } from '../ui/Toaster.tsx';

/** What the product has to say in passing. */
export function Toasts({ toastList }: { toastList: ToastListActor }) {
  const toasts = useSelector(toastList, selectToasts);
  return (
    <Toaster
      label={toastTexts.label}
      dismissLabel={toastTexts.dismiss}
      toasts={toasts.map(({ id, notice }) => ({ id, text: noticeText(notice), isGood: isGood(notice) }))}
      onDismiss={(id) => toastList.send({ type: 'toast.dismissed', id })}
    />
  );
}
