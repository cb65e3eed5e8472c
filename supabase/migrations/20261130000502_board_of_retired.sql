-- Open to visitors, newest first. What an operator has hidden only its own learner sees. Of a run whose challenge the course has no more it
-- is said: there is nothing to open.
drop function public.users_isp_list_shared_runs(bigint, integer);
create function public.users_isp_list_shared_runs(before_id bigint, most integer)
returns table (
  id bigint, title text, author text, challenge_id integer, challenge_title text, outline jsonb, every integer, poses text,
  outcome text, seconds double precision, shared_at timestamptz, is_own boolean, is_hidden boolean, is_retired boolean
)
language sql stable security definer set search_path = '' as $$
  select
    r.id, r.title, private.name_on_board(r.user_id, r.is_anonymous), c.id, c.title, c.outline, r.every, r.poses,
    j.outcome, (j.verdict ->> 'seconds')::double precision, r.shared_at,
    r.user_id is not distinct from (select auth.uid()), r.hidden_at is not null, c.retired
  from public.shared_runs r
  join public.challenges c on c.id = r.challenge_id
  left join public.verdicts j on j.submission_id = r.submission_id
  where (before_id is null or r.id < before_id) and (r.hidden_at is null or r.user_id = (select auth.uid()))
  order by r.id desc limit least(greatest(coalesce(most, 1), 1), 25)
$$;
revoke execute on function public.users_isp_list_shared_runs(bigint, integer) from public;
grant execute on function public.users_isp_list_shared_runs(bigint, integer) to anon, authenticated;
