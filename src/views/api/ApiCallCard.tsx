import type { ApiActor } from '#machines/pages/apiMachine.ts';
import type { ApiCall } from '#machines/ports/apiPort.ts';
import { Badge } from '../ui/Badge.tsx';
import { OpenMark } from '../ui/OpenMark.tsx';
import { useTexts } from '../useTexts.ts';
import { type ApiReader, TryOut } from './TryOut.tsx';

interface ApiCallCardProps {
  call: ApiCall;
  api: ApiActor;
  reader: ApiReader;
}

/** One call: what it is for, what it takes and answers; opened by its head. */
export function ApiCallCard({ call, api, reader }: ApiCallCardProps) {
  const { apiTexts } = useTexts();
  return (
    <li data-api className="border-b border-line">
      <details className="group">
        <summary className="moves flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-3 hover:bg-hover/50 [&::-webkit-details-marker]:hidden">
          <OpenMark />
          <Badge tone={call.method === 'GET' ? 'signal' : 'accent'}>{call.method}</Badge>
          <code translate="no" className="font-mono text-base text-ink [overflow-wrap:anywhere]">
            {call.path}
          </code>
          <span className="text-muted">{apiTexts.summaryOf(call.id, call.summary)}</span>
        </summary>
        <div className="grid gap-5 pb-6 pl-7">
          {call.parameters.length === 0 ? null : <Parameters call={call} />}
          {call.body === null ? null : <Schema title={apiTexts.body} text={call.body} />}
          <Schema title={apiTexts.answer} text={call.answer} />
          {call.method === 'GET' ? <TryOut call={call} api={api} reader={reader} /> : null}
        </div>
      </details>
    </li>
  );
}

function Parameters({ call }: { call: ApiCall }) {
  const { apiTexts } = useTexts();
  return (
    <table className="w-full max-w-36rem text-left">
      <caption className="mb-2 text-left font-medium text-ink">{apiTexts.parameters}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th className="py-1 font-medium">{apiTexts.parameter}</th>
          <th className="py-1 font-medium">{apiTexts.place}</th>
          <th className="py-1 font-medium">{apiTexts.need}</th>
        </tr>
      </thead>
      <tbody>
        {call.parameters.map(({ name, place, isRequired }) => (
          <tr key={name} className="border-b border-line text-muted">
            <td translate="no" className="py-1.5 font-mono text-ink">
              {name}
            </td>
            <td className="py-1.5">{apiTexts.places[place]}</td>
            <td className="py-1.5">{isRequired ? apiTexts.yes : apiTexts.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Schema({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="font-medium text-ink">{title}</p>
      <pre
        // Keys scroll what does not fit.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={title}
        translate="no"
        className="mt-2 max-h-80 overflow-auto rounded border border-line bg-sunken p-3 font-mono text-sm text-ink"
      >
        <code>{text}</code>
      </pre>
    </div>
  );
}
