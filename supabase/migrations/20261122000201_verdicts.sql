-- What became of what was handed in. The server alone writes it, with the key of the service.
create table public.verdicts (
  submission_id bigint primary key references public.submissions on delete cascade,
  -- `unjudged`: the server had nothing to judge it with. It counts as if it had passed.
  outcome text not null check (outcome in ('passed', 'failed', 'unjudged')),
  -- What the judge found out; `contract/verdict.ts` has its shape.
  verdict jsonb check ((verdict is null) = (outcome = 'unjudged')),
  judged_at timestamptz not null default now()
);
alter table public.verdicts enable row level security;

-- What was handed in before anything was judged stays what it was.
insert into public.verdicts (submission_id, outcome, judged_at)
select s.id, 'unjudged', s.submitted_at from public.submissions s;

-- The fastest that the learner has solved a challenge, in simulated seconds; null while they have not.
create function private.best_seconds(of_user uuid, of_challenge integer) returns double precision
language sql stable set search_path = '' as $$
  select min((r.verdict ->> 'seconds')::double precision)
  from public.submissions s join public.verdicts r on r.submission_id = s.id
  where s.user_id = of_user and s.challenge_id = of_challenge and r.outcome = 'passed'
$$;

-- One row, or none where the learner has handed in nothing of that number. What has no verdict yet has no outcome.
create function public.user_ssp_submission(auth_id uuid, submission_id bigint)
returns table (challenge_id integer, code text, outcome text, verdict jsonb, best_seconds double precision)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    select s.challenge_id, s.code, r.outcome, r.verdict, private.best_seconds(s.user_id, s.challenge_id)
    from public.submissions s left join public.verdicts r on r.submission_id = s.id
    where s.id = user_ssp_submission.submission_id and s.user_id = auth_id;
end $$;
revoke execute on function public.user_ssp_submission(uuid, bigint) from public, anon;
grant execute on function public.user_ssp_submission(uuid, bigint) to authenticated;

-- For the server alone. The first verdict stands.
create function public.service_store_verdict(submission_id bigint, outcome text, verdict jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.submissions s where s.id = service_store_verdict.submission_id) then
    raise exception 'There is no such submission.' using errcode = 'PT404';
  end if;
  insert into public.verdicts values
    (service_store_verdict.submission_id, service_store_verdict.outcome, service_store_verdict.verdict)
  on conflict do nothing;
end $$;
revoke execute on function public.service_store_verdict(bigint, text, jsonb) from public, anon, authenticated;
grant execute on function public.service_store_verdict(bigint, text, jsonb) to service_role;
