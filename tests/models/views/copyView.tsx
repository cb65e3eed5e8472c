import CopyIcon from '~icons/lucide/copy';
import type { CopyActor, copyMachine } from '#machines/widgets/copyMachine.ts';
import { Copied } from '#src/views/ui/Copying.tsx';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useTexts } from '#src/views/useTexts.ts';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

function CopyTool({ copy }: { copy: CopyActor }) {
  const { outputTexts } = useTexts();
  const press = () => copy.send({ type: 'copy.requested', text: 'ahead: 2.0' });
  return (
    <Copied copy={copy}>
      <IconButton label={outputTexts.copy} icon={CopyIcon} onPress={press} />
    </Copied>
  );
}

export const copyView = viewOf<typeof copyMachine>({
  show: (copy) => <CopyTool copy={copy} />,
  // A press while the browser is being asked is heard by nobody.
  deeds: { 'copy.requested': presses('Copy') },
  sights: (copy) => ({
    'status: Copied': copy.matches({ said: 'copied' }),
    'status: Your browser does not let this page copy: select the text and copy it by hand.': copy.matches({
      said: 'refused',
    }),
  }),
});
