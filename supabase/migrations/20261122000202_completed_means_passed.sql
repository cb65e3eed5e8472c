-- When a learner first handed in a solution of each challenge that passed, or that nothing could judge.
create or replace function private.completions(of_user uuid) returns table (challenge_id integer, completed_at timestamptz)
language sql stable set search_path = '' as $$
  select s.challenge_id, min(s.submitted_at)
  from public.submissions s join public.verdicts r on r.submission_id = s.id
  where s.user_id = of_user and r.outcome in ('passed', 'unjudged')
  group by s.challenge_id
$$;
