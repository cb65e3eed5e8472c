-- How an account looks on the wire: times as the database writes them, fields without a value left out.
create function embedded.rfc3339(moment timestamptz) returns text language sql stable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

create function embedded.identities_json(of_user uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'identity_id', i.id,
    'id', i.provider_id,
    'user_id', i.user_id,
    'identity_data', i.identity_data,
    'provider', i.provider,
    'last_sign_in_at', embedded.rfc3339(i.last_sign_in_at),
    'created_at', embedded.rfc3339(i.created_at),
    'updated_at', embedded.rfc3339(i.updated_at),
    'email', i.email
  ) order by i.created_at), '[]')
  from auth.identities i where i.user_id = of_user
$$;

create function embedded.user_json(of_user uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', u.id,
    'aud', coalesce(u.aud, ''),
    'role', coalesce(u.role, ''),
    'email', coalesce(u.email, ''),
    'phone', coalesce(u.phone, ''),
    'email_confirmed_at', embedded.rfc3339(u.email_confirmed_at),
    'phone_confirmed_at', embedded.rfc3339(u.phone_confirmed_at),
    'confirmed_at', embedded.rfc3339(u.confirmed_at),
    'confirmation_sent_at', embedded.rfc3339(u.confirmation_sent_at),
    'invited_at', embedded.rfc3339(u.invited_at),
    'recovery_sent_at', embedded.rfc3339(u.recovery_sent_at),
    'new_email', nullif(u.email_change, ''),
    'email_change_sent_at', embedded.rfc3339(u.email_change_sent_at),
    'new_phone', nullif(u.phone_change, ''),
    'phone_change_sent_at', embedded.rfc3339(u.phone_change_sent_at),
    'reauthentication_sent_at', embedded.rfc3339(u.reauthentication_sent_at),
    'last_sign_in_at', embedded.rfc3339(u.last_sign_in_at),
    'banned_until', embedded.rfc3339(u.banned_until),
    'deleted_at', embedded.rfc3339(u.deleted_at),
    'created_at', embedded.rfc3339(u.created_at),
    'updated_at', embedded.rfc3339(u.updated_at),
    'is_anonymous', u.is_anonymous
  )) || jsonb_build_object(
    'app_metadata', u.raw_app_meta_data,
    'user_metadata', u.raw_user_meta_data,
    'identities', embedded.identities_json(u.id)
  )
  from auth.users u where u.id = of_user
$$;
