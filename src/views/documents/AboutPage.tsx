import BotIcon from '~icons/lucide/bot';
import GraduationCapIcon from '~icons/lucide/graduation-cap';
import UsersIcon from '~icons/lucide/users';
import { use } from 'react';
import type { Operator } from '#contract/runtimeConfig.ts';
import { documentsOf } from '../../texts/documentsOf.ts';
import { Markdown } from '../ui/Markdown.tsx';
import { MailAddress } from './MailAddress.tsx';
import { outlineOf } from './outlineOf.ts';

interface AboutPageProps {
  operator: Operator;
  locale: string | null;
}

/** One for each role, in their order. */
const icons = [GraduationCapIcon, BotIcon, UsersIcon] as const;

/** What the site is, which roles answer for what, and how to work with those who fill them. */
export function AboutPage({ operator, locale }: AboutPageProps) {
  const { about } = use(documentsOf(locale));
  const { title, introduction, sections } = outlineOf(about.text);
  return (
    <div data-document className="page-width flex-1 py-10 md:py-14">
      <div className="max-w-44rem">
        <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
        <Markdown text={introduction} className="mt-4 text-lg text-muted" />
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="mt-10">
            <h2 id={section.id} className="text-2xl font-semibold tracking-tight">
              {section.title}
            </h2>
            <Markdown text={section.text} className="mt-3 text-muted" />
          </section>
        ))}
      </div>
      <section aria-labelledby="team" className="mt-12">
        <h2 id="team" className="text-2xl font-semibold tracking-tight">
          {about.team}
        </h2>
        <p className="mt-3 max-w-44rem text-muted">{about.teamIntroduction}</p>
        <ul className="mt-5 grid gap-5 md:grid-cols-3">
          {about.roles.map(({ name, answersFor }, index) => (
            <li key={name} className="rounded-lg border border-line bg-surface p-5">
              <RoleIcon index={index} />
              <h3 className="mt-3 text-xl font-semibold tracking-tight">{name}</h3>
              <p className="mt-2 text-muted">{answersFor}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="careers" className="mt-12 max-w-44rem">
        <h2 id="careers" className="text-2xl font-semibold tracking-tight">
          {about.careers}
        </h2>
        {operator.careersEmail === null ? (
          <p className="mt-3 text-muted">{about.noCareers}</p>
        ) : (
          <p className="mt-3 text-muted">
            {about.careersAdvice} <MailAddress address={operator.careersEmail} />
          </p>
        )}
      </section>
    </div>
  );
}

function RoleIcon({ index }: { index: number }) {
  const Sign = icons[index];
  return Sign === undefined ? null : <Sign className="text-2xl text-accent-text" />;
}
