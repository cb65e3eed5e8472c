-- Of a solution that was cut off nobody measured anything. Verdicts of old have noughts for their checks, which are no facts: as of newer ones,
-- no check is counted.
create or replace function private.recent_verdicts(of_user uuid, how_many integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(recent) order by recent.submission_id desc), '[]')
  from (
    select
      s.id as submission_id, s.challenge_id, c.title, r.outcome, s.submitted_at,
      (r.verdict ->> 'seconds')::double precision as seconds,
      jsonb_array_length(measured.checks) as checks,
      case when r.verdict is not null then
        (select count(*) from jsonb_array_elements(measured.checks) one where (one ->> 'passed')::boolean)
      end as checks_passed
    from public.submissions s
    join public.verdicts r on r.submission_id = s.id
    cross join lateral (
      select case when r.verdict -> 'end' ->> 'reason' = 'cut_off' then '[]'::jsonb else r.verdict -> 'checks' end as checks
    ) measured
    join public.challenges c on c.id = s.challenge_id
    where s.user_id = of_user
    order by s.id desc
    limit how_many
  ) recent
$$;
