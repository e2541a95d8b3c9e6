import jax
import jax.numpy as jnp

f = jax.jit(lambda x, u, i: jax.lax.dynamic_update_slice(x, u, (i,), allow_negative_indices=False))
got = f(jnp.zeros(300, jnp.int32), jnp.array([7], jnp.int32), jnp.uint8(200))
print(jax.__version__, "written at", jnp.nonzero(got)[0], "must be [200]")
assert got[200] == 7
