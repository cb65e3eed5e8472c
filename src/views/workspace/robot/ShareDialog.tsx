import { useSelector } from '@xstate/react';
import {
  type ShareActor,
  selectFault,
  selectIsJudged,
  selectIsNamed,
  selectIsOpen,
  selectIsSent,
  selectIsShared,
  selectIsSharing,
  selectTitle,
} from '#machines/workspace/shareMachine.ts';
import type { ShareFault } from '#machines/workspace/shareEvents.ts';
import { reasonText } from '../../../texts/reasonText.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { useTexts } from '../../useTexts.ts';

interface ShareDialogProps {
  share: ShareActor;
  /** How the learner would be called on the board; null for who has no name to show. */
  nameOnBoard: string | null;
}

/** Says what becomes public of a run before it does. */
export function ShareDialog({ share, nameOnBoard }: ShareDialogProps) {
  const { shareTexts } = useTexts();
  const isOpen = useSelector(share, selectIsOpen);
  const isSharing = useSelector(share, selectIsSharing);
  const isSent = useSelector(share, selectIsSent);
  const isShared = useSelector(share, selectIsShared);
  const close = () => share.send({ type: 'share.closed' });
  if (isShared)
    return (
      // A dialog of its own: it takes the focus as it opens, for the button that had it goes with the form.
      <Dialog
        key="shared"
        isOpen
        title={shareTexts.shared}
        onClose={close}
        actions={
          <>
            <Button takesFocus className="max-md:h-11" onPress={close}>
              {shareTexts.close}
            </Button>
            <ButtonLink to="/community">{shareTexts.see}</ButtonLink>
          </>
        }
      >
        <p role="status">{shareTexts.sharedAdvice}</p>
      </Dialog>
    );
  return (
    <Dialog
      isOpen={isOpen}
      title={shareTexts.title}
      onClose={close}
      actions={
        <>
          <Button takesFocus className="max-md:h-11" isDisabled={isSent} onPress={close}>
            {shareTexts.cancel}
          </Button>
          <Button type="submit" form="share-run" variant="primary" className="max-md:h-11" isBusy={isSharing}>
            {shareTexts.share}
          </Button>
        </>
      }
    >
      <ShareForm share={share} nameOnBoard={nameOnBoard} />
    </Dialog>
  );
}

function ShareForm({ share, nameOnBoard }: ShareDialogProps) {
  const { shareTexts } = useTexts();
  const title = useSelector(share, selectTitle);
  const isNamed = useSelector(share, selectIsNamed);
  const isJudged = useSelector(share, selectIsJudged);
  const isSharing = useSelector(share, selectIsSharing);
  const fault = useSelector(share, selectFault);
  return (
    <Form id="share-run" className="grid gap-3" onSubmit={() => share.send({ type: 'form.submitted' })}>
      <div>
        <p>{shareTexts.becomes}</p>
        <ul className="my-2 list-disc pl-5">
          <li>{isJudged ? shareTexts.judgedDrive : shareTexts.drive}</li>
          <li>{shareTexts.challenge}</li>
          <li>{nameOnBoard === null ? shareTexts.wordsUnnamed : shareTexts.words}</li>
        </ul>
        <p>{shareTexts.nothingElse}</p>
      </div>
      <Field
        id="shared-title"
        label={shareTexts.name}
        value={title}
        autoComplete="off"
        isReadOnly={isSharing}
        error={fault?.kind === 'mistitled' ? shareTexts.mistitled : undefined}
        onChange={(typed) => share.send({ type: 'title.typed', title: typed })}
      />
      {nameOnBoard === null ? (
        <p>{shareTexts.unnamed}</p>
      ) : (
        <Checkbox
          id="shared-name"
          label={shareTexts.named(nameOnBoard)}
          isChecked={isNamed}
          isDisabled={isSharing}
          onChange={(wanted) => share.send({ type: 'name.toggled', isNamed: wanted })}
        />
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {fault === null || fault.kind === 'mistitled' ? null : <Refusal fault={fault} />}
      </p>
    </Form>
  );
}

function Refusal({ fault }: { fault: Exclude<ShareFault, { kind: 'mistitled' }> }) {
  const texts = useTexts();
  const { keptRunsFaultTexts, shareTexts } = texts;
  return fault.kind === 'unread'
    ? keptRunsFaultTexts[fault.fault]
    : shareTexts[fault.kind](reasonText(texts, fault.detail));
}
