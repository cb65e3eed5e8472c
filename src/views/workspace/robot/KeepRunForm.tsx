import SaveIcon from '~icons/lucide/save';
import { useSelector } from '@xstate/react';
import {
  type KeptRunsActor,
  selectFault,
  selectHasFailed,
  selectIsKeeping,
  selectIsListed,
  selectIsListing,
  selectName,
} from '#machines/workspace/keptRunsSelectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { useTexts } from '../../useTexts.ts';

/** Keeps what was seen of the robot under a name. */
export function KeepRunForm({ keptRuns }: { keptRuns: KeptRunsActor }) {
  const { keptRunsFaultTexts, keptRunsTexts } = useTexts();
  const name = useSelector(keptRuns, selectName);
  const fault = useSelector(keptRuns, selectFault);
  const isKeeping = useSelector(keptRuns, selectIsKeeping);
  const isListed = useSelector(keptRuns, selectIsListed);
  const isListing = useSelector(keptRuns, selectIsListing);
  const hasFailed = useSelector(keptRuns, selectHasFailed);
  if (isListing || hasFailed) return null;
  return (
    <Form className="mb-4 grid gap-2" onSubmit={() => keptRuns.send({ type: 'keep.requested' })}>
      <Field
        id="kept-run-name"
        label={keptRunsTexts.name}
        value={name}
        placeholder={keptRunsTexts.placeholder}
        autoComplete="off"
        isReadOnly={!isListed}
        error={fault === 'misnamed' ? keptRunsFaultTexts.misnamed : undefined}
        onChange={(typed) => keptRuns.send({ type: 'name.typed', name: typed })}
      />
      <Button size="sm" type="submit" variant="primary" icon={SaveIcon} className="max-md:h-11" isBusy={isKeeping}>
        {keptRunsTexts.keep}
      </Button>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {fault === null || fault === 'misnamed' ? null : keptRunsFaultTexts[fault]}
      </p>
    </Form>
  );
}
