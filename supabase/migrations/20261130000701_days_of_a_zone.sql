-- On which day of the learner's a moment was: by the clocks of their time zone as they stood then, where the database knows the zone; else by
-- how far they are from UTC today.
create function private.day_of(moment timestamptz, utc_offset_minutes integer, time_zone text) returns date
language plpgsql stable set search_path = '' as $$
begin
  return (moment at time zone coalesce(time_zone, ''))::date;
exception when invalid_parameter_value then
  return ((moment at time zone 'UTC') + make_interval(mins => utc_offset_minutes))::date;
end $$;

-- How many days in a row the learner worked, up to today; until the day is over, yesterday keeps the row going. Days begin where the learner is.
drop function private.current_streak(uuid, integer);
create function private.current_streak(of_user uuid, utc_offset_minutes integer, time_zone text) returns integer
language sql stable set search_path = '' as $$
  with
    days as (
      select distinct private.day_of(a.at, utc_offset_minutes, time_zone) as day from private.activity(of_user) a
    ),
    -- Days in a row are as far from their number as each other.
    numbered as (select d.day, d.day - (row_number() over (order by d.day))::integer as run from days d),
    runs as (select count(*)::integer as length, max(n.day) as last from numbered n group by n.run)
  select coalesce(max(r.length), 0) from runs r
  where r.last >= private.day_of(now(), utc_offset_minutes, time_zone) - 1
$$;

-- Always one row. `average_seconds` is the mean of the fastest solutions, in simulated seconds; null before the first.
drop function public.user_ssp_progress(uuid, integer);
create function public.user_ssp_progress(auth_id uuid, utc_offset_minutes integer, time_zone text default null)
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
    with
      course as (select c.id, c.category from public.challenges c where not c.retired),
      best as (select c.id, private.best_seconds(user_ssp_progress.auth_id, c.id) as seconds from course c),
      worked as (
        select c.id, c.category, a.at
        from private.latest_work(user_ssp_progress.auth_id) a join course c on c.id = a.challenge_id
      )
    select
      (select count(*)::integer from course),
      (select avg(b.seconds) from best b),
      (select w.category from worked w group by w.category order by count(distinct w.id) desc, max(w.at) desc limit 1),
      private.current_streak(
        user_ssp_progress.auth_id, user_ssp_progress.utc_offset_minutes, user_ssp_progress.time_zone
      ),
      (select w.id from worked w order by w.at desc limit 1),
      (
        select coalesce(jsonb_agg(jsonb_build_object('challenge_id', b.id, 'seconds', b.seconds) order by b.id), '[]')
        from best b where b.seconds is not null
      ),
      private.recent_verdicts(user_ssp_progress.auth_id, 5);
end $$;
revoke execute on function public.user_ssp_progress(uuid, integer, text) from public, anon;
grant execute on function public.user_ssp_progress(uuid, integer, text) to authenticated;
