import { useSelector } from '@xstate/react';
import { type ProfileActor, profileTabs, selectTab } from '#machines/pages/profileMachine.ts';
import {
  type ProgressActor,
  selectHasFailed,
  selectIsLoading,
  selectRecord,
  statsOf,
} from '#machines/pages/progressSelectors.ts';
import { ProgressFailed } from '../progress/ProgressFailed.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tab, TabGroup, TabPanel, Tabs } from '../ui/Tabs.tsx';
import { useTexts } from '../useTexts.ts';
import { AchievementList } from './AchievementList.tsx';
import { StatList } from './StatList.tsx';

interface RecordTabsProps {
  profile: ProfileActor;
  progress: ProgressActor;
}

/** What a learner has solved, begun and earned. */
export function RecordTabs({ profile, progress }: RecordTabsProps) {
  const { profileTexts } = useTexts();
  const tab = useSelector(profile, selectTab);
  return (
    <Card className="min-w-0">
      <TabGroup ids={profileTabs} selected={tab} onSelect={(id) => profile.send({ type: 'tab.chosen', tab: id })}>
        <Tabs label={profileTexts.record} className="border-b border-line px-4">
          {profileTabs.map((id) => (
            <Tab key={id}>{profileTexts.tabs[id]}</Tab>
          ))}
        </Tabs>
        <TabPanel className="p-4">
          <Stats progress={progress} status="Completed" />
        </TabPanel>
        <TabPanel className="p-4">
          <Stats progress={progress} status="In Progress" />
        </TabPanel>
        <TabPanel className="p-4">
          <AchievementList progress={progress} />
        </TabPanel>
      </TabGroup>
    </Card>
  );
}

function Stats({ progress, status }: { progress: ProgressActor; status: 'Completed' | 'In Progress' }) {
  const { progressTexts } = useTexts();
  const isLoading = useSelector(progress, selectIsLoading);
  const hasFailed = useSelector(progress, selectHasFailed);
  const record = useSelector(progress, selectRecord);
  if (isLoading) return <Skeleton className="h-12 w-full" />;
  if (hasFailed || record === null) return <ProgressFailed progress={progress} title={progressTexts.failed} />;
  return <StatList status={status} stats={statsOf(record, status)} record={record} />;
}
