-- How far a learner has come, for the dashboard, the profile and the list of challenges.

-- When they worked on what: each first save or build of a challenge, and each solution handed in.
create function private.activity(of_user uuid) returns table (challenge_id integer, at timestamptz)
language sql stable set search_path = '' as $$
  select b.challenge_id, b.started_at from public.challenge_starts b where b.user_id = of_user
  union all
  select s.challenge_id, s.submitted_at from public.submissions s where s.user_id = of_user
$$;

-- How many days in a row the learner worked, up to today; until the day is over, yesterday keeps the row going. Days begin where the learner is.
create function private.current_streak(of_user uuid, utc_offset_minutes integer) returns integer
language sql stable set search_path = '' as $$
  with
    shift as (select make_interval(mins => utc_offset_minutes) as by),
    days as (select distinct ((a.at at time zone 'UTC') + shift.by)::date as day from private.activity(of_user) a, shift),
    -- Days in a row are as far from their number as each other.
    numbered as (select d.day, d.day - (row_number() over (order by d.day))::integer as run from days d),
    runs as (select count(*)::integer as length, max(n.day) as last from numbered n group by n.run)
  select coalesce(max(r.length), 0) from runs r, shift where r.last >= ((now() at time zone 'UTC') + shift.by)::date - 1
$$;

create function private.recent_verdicts(of_user uuid, how_many integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(recent) order by recent.submission_id desc), '[]')
  from (
    select
      s.id as submission_id, s.challenge_id, c.title, r.outcome, s.submitted_at,
      (r.verdict ->> 'seconds')::double precision as seconds,
      jsonb_array_length(r.verdict -> 'checks') as checks,
      case when r.verdict is not null then
        (select count(*) from jsonb_array_elements(r.verdict -> 'checks') one where (one ->> 'passed')::boolean)
      end as checks_passed
    from public.submissions s
    join public.verdicts r on r.submission_id = s.id
    join public.challenges c on c.id = s.challenge_id
    where s.user_id = of_user
    order by s.id desc
    limit how_many
  ) recent
$$;

-- Always one row. `average_seconds` is the mean of the fastest solutions, in simulated seconds; null before the first.
create function public.user_ssp_progress(auth_id uuid, utc_offset_minutes integer)
returns table (
  challenges integer, average_seconds double precision, favorite_category text, current_streak integer,
  last_challenge_id integer, best_times jsonb, recent_verdicts jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  if utc_offset_minutes is null or abs(utc_offset_minutes) > 840 then
    raise exception 'utc_offset_minutes must be a number from -840 to 840.' using errcode = '22023';
  end if;
  return query
    with best as (
      select c.id, private.best_seconds(user_ssp_progress.auth_id, c.id) as seconds from public.challenges c
    )
    select
      (select count(*)::integer from public.challenges),
      (select avg(b.seconds) from best b),
      (
        select c.category from private.activity(user_ssp_progress.auth_id) a join public.challenges c on c.id = a.challenge_id
        group by c.category order by count(distinct c.id) desc, max(a.at) desc limit 1
      ),
      private.current_streak(user_ssp_progress.auth_id, user_ssp_progress.utc_offset_minutes),
      (select a.challenge_id from private.activity(user_ssp_progress.auth_id) a order by a.at desc limit 1),
      (
        select coalesce(jsonb_agg(jsonb_build_object('challenge_id', b.id, 'seconds', b.seconds) order by b.id), '[]')
        from best b where b.seconds is not null
      ),
      private.recent_verdicts(user_ssp_progress.auth_id, 5);
end $$;
revoke execute on function public.user_ssp_progress(uuid, integer) from public, anon;
grant execute on function public.user_ssp_progress(uuid, integer) to authenticated;
