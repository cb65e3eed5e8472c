import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Tab, TabGroup, TabPanel, Tabs } from '../ui/Tabs.tsx';
import { type ToastView, Toaster } from '../ui/Toaster.tsx';
import { Tooltip, TooltipGroup } from '../ui/Tooltip.tsx';
import { useTexts } from '../useTexts.ts';
import { DesignSection } from './DesignSection.tsx';
import { Sample } from './Sample.tsx';

const tabIds = ['first', 'second', 'third'] as const;
type TabId = (typeof tabIds)[number];

export function OverlaySamples() {
  const { designTexts } = useTexts();
  const good: ToastView = { id: 1, text: designTexts.toastGood, isGood: true };
  const bad: ToastView = { id: 2, text: designTexts.toastBad, isGood: false };
  return (
    <>
      <DesignSection title={designTexts.tabs}>
        <Sample<TabId> initial="first">
          {(selected, select) => (
            <TabGroup ids={tabIds} selected={selected} onSelect={select}>
              <Tabs label={designTexts.tabs} className="border-b border-line">
                {tabIds.map((id) => (
                  <Tab key={id}>{designTexts[id]}</Tab>
                ))}
              </Tabs>
              {tabIds.map((id) => (
                <TabPanel key={id} className="py-4 text-muted">
                  {id}
                </TabPanel>
              ))}
            </TabGroup>
          )}
        </Sample>
      </DesignSection>
      <DesignSection title={designTexts.overlays}>
        <div className="flex flex-wrap gap-3">
          <Sample initial={false}>
            {(isOpen, change) => (
              <>
                <Button onPress={() => change(true)}>{designTexts.open}</Button>
                <Dialog
                  isOpen={isOpen}
                  title={designTexts.dialog}
                  onClose={() => change(false)}
                  actions={
                    <>
                      <Button takesFocus onPress={() => change(false)}>
                        {designTexts.cancel}
                      </Button>
                      <Button variant="danger" onPress={() => change(false)}>
                        {designTexts.confirm}
                      </Button>
                    </>
                  }
                >
                  <p>{designTexts.dialogText}</p>
                </Dialog>
              </>
            )}
          </Sample>
          <Sample<readonly ToastView[]> initial={[]}>
            {(toasts, change) => (
              <>
                <Button onPress={() => change([good, bad])}>{designTexts.toasts}</Button>
                <Toaster
                  label={designTexts.toasts}
                  dismissLabel={designTexts.cancel}
                  toasts={toasts}
                  onDismiss={(id) => change(toasts.filter((toast) => toast.id !== id))}
                />
              </>
            )}
          </Sample>
          <TooltipGroup>
            <Tooltip content={designTexts.tooltip}>
              <Button>{designTexts.first}</Button>
            </Tooltip>
            <Tooltip content={designTexts.tooltip}>
              <Button>{designTexts.second}</Button>
            </Tooltip>
          </TooltipGroup>
        </div>
      </DesignSection>
    </>
  );
}
